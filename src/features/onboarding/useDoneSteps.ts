import { useSelector } from 'react-redux';
import type { Ranch } from '@contract/me';
import { useIsTeamInvited } from '@features/team/useIsTeamInvited';
import { selectIsMapLookChosen, selectIsRanchSetUp } from '@features/user/setUpSelectors';
import type { StepName } from './steps';

/** Which steps leave nothing to do, by what is stored, whoever took them and when. `/todo` lists the others. */
export function useDoneSteps(ranch: Ranch): Record<StepName, boolean> {
  const isTeamInvited = useIsTeamInvited(ranch);
  return {
    ranch: useSelector(selectIsRanchSetUp),
    map: useSelector(selectIsMapLookChosen),
    team: isTeamInvited === true,
  };
}
