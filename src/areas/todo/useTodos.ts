import { useSelector } from 'react-redux';
import type { Ranch } from '@contract/people/me';
import { may } from '@contract/ranches/rights';
import { selectTrialDaysLeft } from '@features/subscription';
import { useIsTeamInvited } from '@features/team/useIsTeamInvited';
import { selectMe } from '@features/user';
import { selectIsMapLookChosen, selectIsRanchSetUp } from '@features/user/setUpSelectors';
import { todosFor, type Todo } from './todosFor';

type WithSubscription = Parameters<typeof selectTrialDaysLeft>[0];

/** What is left to do now on that ranch, which is the one the person works in. */
export function useTodos(ranch: Ranch): Todo[] {
  return todosFor({
    isRanchSetUp: useSelector(selectIsRanchSetUp),
    mayName: may(ranch.role, 'rename'),
    isMapLookChosen: useSelector(selectIsMapLookChosen),
    isTeamInvited: useIsTeamInvited(ranch),
    trialDaysLeft: useSelector((state: WithSubscription) => selectTrialDaysLeft(state, new Date())),
    deletionScheduledAt: useSelector(selectMe)?.deletion_scheduled_at ?? null,
  });
}
