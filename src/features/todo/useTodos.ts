import { useSelector } from 'react-redux';
import type { Ranch } from '@contract/me';
import { selectTrialDaysLeft } from '@features/subscription';
import { selectIsTeamLoaded, selectTeam } from '@features/team';
import { useOpenInvitations } from '@features/team/useOpenInvitations';
import { selectMe } from '@features/user';
import { selectIsMapLookChosen, selectIsRanchNamed } from '@features/user/setUpSelectors';
import { todosFor, type Todo } from './todosFor';

type WithSubscription = Parameters<typeof selectTrialDaysLeft>[0];

/** What is left to do now on that ranch, which is the one the person works in. */
export function useTodos(ranch: Ranch): Todo[] {
  const team = useSelector(selectTeam);
  const isTeamLoaded = useSelector(selectIsTeamLoaded);
  return todosFor({
    role: ranch.role,
    isRanchNamed: useSelector(selectIsRanchNamed),
    isMapLookChosen: useSelector(selectIsMapLookChosen),
    teamSize: isTeamLoaded ? team.length : null,
    openInvitations: useOpenInvitations(ranch).count,
    trialDaysLeft: useSelector((state: WithSubscription) => selectTrialDaysLeft(state, new Date())),
    deletionScheduledAt: useSelector(selectMe)?.deletion_scheduled_at ?? null,
  });
}
