import type { Said } from '@contract/grazing/said';
import { added, type Change } from '../group';
import type { NameOf } from '../herdWords';
import { moveData } from '../moving/moveData';
import { movedSaid } from '../moving/movedSaid';
import type { HerdNow } from '../useHerds';
import type { OpenMove } from '../useOpenPlans';

/** The move that makes a planned one now, with what people read of it. */
export function moveOfPlan(
  { uuid, paddockUuids, days }: OpenMove,
  { herd, figures: { head } }: HerdNow,
  nameOf: NameOf,
): { said: Said; changes: Change[] } {
  const data = moveData({
    herd_uuid: herd.uuid,
    at: new Date().toISOString(),
    paddock_uuids: [...paddockUuids],
    planned_days: days,
    plan_uuid: uuid,
  });
  return {
    said: movedSaid([{ name: herd.data.name, head }], { to: paddockUuids.map(nameOf), off: null }),
    changes: [added('move', data, ['at'])],
  };
}
