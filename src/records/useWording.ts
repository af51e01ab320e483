import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { nameOf as memberName, selectTeam } from '@features/team';
import { useNames } from './useHerds';
import { useRanchView } from './useRanchView';
import { YOU, type Wording } from './valueWords';

/** How values are told to the person who looks at the ranch. Who left the ranch, or is unknown, is "Someone". */
export function useWording(): Wording {
  const nameOf = useNames();
  const team = useSelector(selectTeam);
  const { zone, units, now, userUuid } = useRanchView();
  return useMemo(() => {
    const names = new Map(team.map((member) => [member.uuid, memberName(member)]));
    const personOf = (uuid: string | null) =>
      uuid !== null && uuid === userUuid ? YOU : (names.get(uuid ?? '') ?? t`Someone`);
    return { nameOf, personOf, zone, units, now };
  }, [nameOf, team, zone, units, now, userUuid]);
}
