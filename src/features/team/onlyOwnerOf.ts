import type { Member } from '@contract/team';

/** The only owner, whom the ranch cannot do without; undefined where there are several, or no team is known. */
export function onlyOwnerOf(team: readonly Member[]): Member | undefined {
  const [first, ...others] = team.filter(({ role }) => role === 'owner');
  return others.length === 0 ? first : undefined;
}
