import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { nameOf, selectTeam } from '@features/team';

/**
 * The people of the ranch as choices of a form.
 *
 * @param chosen one who is among them even after leaving
 */
export function useMembers(chosen: string | null): { value: string; label: string }[] {
  const team = useSelector(selectTeam).map((member) => ({ value: member.uuid, label: nameOf(member) }));
  const isThere = chosen === null || team.some(({ value }) => value === chosen);
  return isThere ? team : [...team, { value: chosen, label: t`A former member` }];
}
