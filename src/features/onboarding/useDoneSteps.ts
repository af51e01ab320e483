import { useSelector } from 'react-redux';
import type { Role } from '@contract/role';
import { selectTeam } from '@features/team';
import { mayRename } from '@features/user/mayRename';
import { selectAreUnitsChosen, selectIsMapLookChosen, selectIsRanchNamed } from '@features/user/setUpSelectors';
import type { StepName } from './steps';

/** Which steps have left a trace in what is stored, whoever took them and when. */
export function useDoneSteps(role: Role): Record<StepName, boolean> {
  const isNamed = useSelector(selectIsRanchNamed);
  const areUnitsChosen = useSelector(selectAreUnitsChosen);
  return {
    ranch: mayRename(role) ? isNamed : areUnitsChosen,
    map: useSelector(selectIsMapLookChosen),
    team: useSelector(selectTeam).length > 1,
  };
}
