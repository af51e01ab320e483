import { useDispatch, useSelector } from 'react-redux';
import type { Ranch } from '@contract/me';
import { selectIsTeamLoaded, selectIsTeamRetrying, selectTeamFailure, teamRetried } from '@features/team';
import { ListState } from '@shared/components/ListState';

/** While it is not known who is on the ranch, it is not known whether anything is left to do. */
export function TeamState({ ranch }: { ranch: Ranch }) {
  const dispatch = useDispatch();
  const failure = useSelector(selectTeamFailure) ?? undefined;
  return (
    <ListState
      failure={failure && { ...failure, message: `We could not see who is on your ranch. ${failure.message}` }}
      isBusy={useSelector(selectIsTeamRetrying)}
      hasList={useSelector(selectIsTeamLoaded)}
      onRetry={() => dispatch(teamRetried({ ranchUuid: ranch.ranch_uuid }))}
    />
  );
}
