import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { RECORD_KINDS } from '@contract/grazing/records';
import { selectTeam } from '@features/team';
import { dateOfDay, zoneOf } from '@domain/grazing/time';
import { selectAll, selectNow, selectZone, type Held, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import type { Grounds } from './planRecords';

/** What the ranch is founded with: its settings and its first season. */
const FOUNDED_WITH = 2;

/** What stands on the ranch, for what a file becomes there. */
export function useGrounds(deleted: ReadonlyMap<string, number>): Grounds {
  const { userUuid } = useRanchView();
  const team = useSelector(selectTeam);
  const records = useSelector((state: WithRecords) => state.records);
  return useMemo(() => {
    const state: WithRecords = records === undefined ? {} : { records };
    const now = selectNow(state);
    const all = RECORD_KINDS.flatMap((kind): readonly Held[] => selectAll(state, kind));
    const byUuid = new Map(all.map((held) => [held.uuid, held]));
    return {
      find: (kind, uuid) => {
        const held = byUuid.get(uuid);
        return held?.kind === kind ? held : undefined;
      },
      ranch: selectAll(state, 'ranch')[0],
      seasons: selectAll(state, 'season'),
      isEmpty: all.length <= FOUNDED_WITH,
      deleted,
      members: new Set([...team.map(({ uuid }) => uuid), ...(userUuid === undefined ? [] : [userUuid])]),
      today: dateOfDay(zoneOf(selectZone(state)).dayOf(now)),
      now,
    };
  }, [records, team, userUuid, deleted]);
}
