import { useDispatch, useSelector } from 'react-redux';
import type { Ranch } from '@contract/people/me';
import { selectIsTeamLoaded, selectTeamLoad, teamRetried } from '@features/team';
import { useOpenInvitations } from '@features/team/useOpenInvitations';
import { ListState, useLoad } from '@shared/components/ListState';
import type { Failure } from '@shared/requestState';

const saying = (what: string, failure: Failure | undefined): Failure | undefined =>
  failure ? { ...failure, message: `${what} ${failure.message}` } : undefined;

/**
 * While it is not known who is on the ranch, or on their way to it, it is not known whether anything is left to do.
 *
 * @param isKnown whether it is
 */
export function TeamState({ ranch, isKnown }: { ranch: Ranch; isKnown: boolean }) {
  const dispatch = useDispatch();
  const isTeamLoaded = useSelector(selectIsTeamLoaded);
  const team = useLoad(useSelector(selectTeamLoad));
  const teamFailure = saying('We could not see who is on your ranch.', team.failure);
  const { failure, isFetching, retry } = useOpenInvitations(ranch);
  const retryTeam = () => dispatch(teamRetried({ ranchUuid: ranch.ranch_uuid }));
  return (
    <ListState
      failure={teamFailure ?? saying('We could not load your invitations.', failure)}
      isBusy={team.isBusy || isFetching}
      hasList={isKnown}
      onRetry={isTeamLoaded ? retry : retryTeam}
    />
  );
}
