import { isKnown } from '@domain/grazing/figure';
import { numberInWords } from '@shared/units/units';
import { added, type Change } from '../group';
import { listed, type NameOf } from '../herdWords';
import type { HerdNow } from '../useHerds';
import type { OpenMove } from '../useOpenPlans';

/** The move that makes a planned one now, with what people read of it. */
export function moveOfPlan(
  { uuid, paddockUuids, days }: OpenMove,
  { herd, figures: { head } }: HerdNow,
  nameOf: NameOf,
): { label: string; changes: Change[] } {
  const what = isKnown(head) && head > 0 ? `${numberInWords(head)} head` : herd.data.name;
  const data = {
    herd_uuid: herd.uuid,
    at: new Date().toISOString(),
    paddock_uuids: [...paddockUuids],
    off: null,
    strip_acres: null,
    planned_days: days,
    plan_uuid: uuid,
    note: '',
  };
  return { label: `Moved ${what} to ${listed(paddockUuids.map(nameOf))}`, changes: [added('move', data, ['at'])] };
}
