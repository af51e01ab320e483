import type { Role } from '@contract/ranches/rights';
import type { Member } from '@contract/ranches/team';
import { ROLE_NAMES } from '@shared/lib/roleNames';

/** What a member is called in a sentence: the full name as they typed it, or the email where there is none. */
export function nameOf({ full_name, email }: Pick<Member, 'full_name' | 'email'>): string {
  return full_name.trim() || email;
}

/** The only owner, whom the ranch cannot do without; undefined where there are several, or no team is known. */
export function onlyOwnerOf(team: readonly Member[]): Member | undefined {
  const [first, ...others] = team.filter(({ role }) => role === 'owner');
  return others.length === 0 ? first : undefined;
}

export const roleOptions = (roles: readonly Role[]) => roles.map((role) => ({ value: role, label: ROLE_NAMES[role] }));
