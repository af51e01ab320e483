import { useSelector } from 'react-redux';
import type { Ranch } from '@contract/people/me';
import { may } from '@contract/ranches/rights';
import { selectIsTeamLoaded, selectTeam } from './teamSelectors';
import { useOpenInvitations } from './useOpenInvitations';

/**
 * Whether nothing is left to do about the team: someone else is on the ranch, or an invitation waits for an answer, or
 * inviting is not the person's.
 *
 * @returns null while that is not known
 */
export function useIsTeamInvited(ranch: Pick<Ranch, 'role' | 'ranch_uuid'>): boolean | null {
  const isLoaded = useSelector(selectIsTeamLoaded);
  const isAlone = useSelector(selectTeam).length < 2;
  const { count } = useOpenInvitations(ranch);
  if (!may(ranch.role, 'invite')) return true;
  if (!isLoaded) return null;
  if (!isAlone) return true;
  return count === null ? null : count > 0;
}
