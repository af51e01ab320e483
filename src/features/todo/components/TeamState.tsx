import { useDispatch, useSelector } from 'react-redux';
import type { Ranch } from '@contract/me';
import { selectIsTeamLoaded, selectIsTeamRetrying, selectTeamFailure, teamRetried } from '@features/team';
import { useOpenInvitations } from '@features/team/useOpenInvitations';
import { ListState } from '@shared/components/ListState';
import type { Failure } from '@shared/requestState';

const saying = (what: string, failure: Failure | null | undefined): Failure | undefined =>
  failure ? { ...failure, message: `${what} ${failure.message}` } : undefined;

/**
 * While it is not known who is on the ranch, or on their way to it, it is not known whether anything is left to do.
 *
 * @param isKnown whether it is
 */
export function TeamState({ ranch, isKnown }: { ranch: Ranch; isKnown: boolean }) {
  const dispatch = useDispatch();
  const isTeamLoaded = useSelector(selectIsTeamLoaded);
  const isTeamRetrying = useSelector(selectIsTeamRetrying);
  const teamFailure = saying('We could not see who is on your ranch.', useSelector(selectTeamFailure));
  const { failure, isFetching, retry } = useOpenInvitations(ranch);
  const retryTeam = () => dispatch(teamRetried({ ranchUuid: ranch.ranch_uuid }));
  return (
    <ListState
      failure={teamFailure ?? saying('We could not see whom you have invited.', failure)}
      isBusy={isTeamRetrying || isFetching}
      hasList={isKnown}
      onRetry={isTeamLoaded ? retry : retryTeam}
    />
  );
}
