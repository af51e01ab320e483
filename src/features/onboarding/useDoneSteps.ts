import { useSelector } from 'react-redux';
import type { Ranch } from '@contract/me';
import { selectTeam } from '@features/team';
import { useOpenInvitations } from '@features/team/useOpenInvitations';
import { mayRename } from '@features/user/mayRename';
import { selectAreUnitsChosen, selectIsMapLookChosen, selectIsRanchNamed } from '@features/user/setUpSelectors';
import type { StepName } from './steps';

/** Which steps have left a trace in what is stored, whoever took them and when: an invitation is one, answered or not. */
export function useDoneSteps(ranch: Ranch): Record<StepName, boolean> {
  const isNamed = useSelector(selectIsRanchNamed);
  const team = useSelector(selectTeam);
  const { count: openInvitations } = useOpenInvitations(ranch);
  const areUnitsChosen = useSelector(selectAreUnitsChosen);
  return {
    ranch: mayRename(ranch.role) ? isNamed : areUnitsChosen,
    map: useSelector(selectIsMapLookChosen),
    team: team.length > 1 || (openInvitations ?? 0) > 0,
  };
}
