import { useDispatch, useSelector } from 'react-redux';
import type { Ranch } from '@contract/people/me';
import { t } from '@domain/words';
import { selectIsTeamLoaded, selectTeamLoad, teamRetried } from '@features/team';
import { selectIsOnline } from '@features/ui';
import { ConnectionNotice } from '@features/ui/components/NeedsConnection';
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
  const teamFailure = saying(t`We could not see who is on your ranch.`, team.failure);
  const { failure, isFetching, retry } = useOpenInvitations(ranch);
  const isOnline = useSelector(selectIsOnline);
  const whyUnknown = teamFailure ?? saying(t`We could not load your invitations.`, failure);
  if (!isOnline && !isKnown && whyUnknown === undefined) {
    return <ConnectionNotice about={t`We can’t see yet who is on your ranch.`} />;
  }
  const retryTeam = () => dispatch(teamRetried({ ranchUuid: ranch.ranch_uuid }));
  return (
    <ListState
      failure={whyUnknown}
      isBusy={team.isBusy || isFetching}
      hasList={isKnown}
      onRetry={isTeamLoaded ? retry : retryTeam}
    />
  );
}
