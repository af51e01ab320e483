import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { nameOf, selectIsTeamLoaded, selectTeam } from '@features/team';
import { selectMe } from '@features/user';

/**
 * The people of the ranch as choices of a form.
 *
 * @param chosen one who is among them even after leaving
 */
export function useMembers(chosen: string | null): { value: string; label: string }[] {
  const team = useSelector(selectTeam).map((member) => ({ value: member.uuid, label: nameOf(member) }));
  const isTeamLoaded = useSelector(selectIsTeamLoaded);
  const me = useSelector(selectMe);
  if (chosen === null || team.some(({ value }) => value === chosen)) return team;
  // Without a signal nobody is known but oneself.
  if (!isTeamLoaded) return [{ value: chosen, label: me?.uuid === chosen ? nameOf(me) : t`Someone` }];
  return [...team, { value: chosen, label: t`A former member` }];
}
