import type { DaySpan } from '../grazing/daySpan';
import type { Span } from '../grazing/overTime';
import type { Stay } from '../grazing/stays';
import { dateOfDay, type Zone } from '../grazing/time';

/**
 * The days of the moves that begin and end the stays of a time: how they were entered says how the stays came (rule V7). Null
 * without such a stay.
 */
export function daysOfMoves(
  stays: ReadonlyMap<string, readonly Stay[]>,
  { since, until }: Span,
  zone: Zone,
): DaySpan | null {
  let [first, last] = [Infinity, -Infinity];
  for (const ofHerd of stays.values()) {
    for (const { from, to } of ofHerd) {
      if (from >= until || to < since) continue;
      first = Math.min(first, from);
      last = Math.max(last, to);
    }
  }
  if (first === Infinity) return null;
  const dateAt = (at: number): string => dateOfDay(zone.dayOf(at));
  return { from: dateAt(first), to: Number.isFinite(last) ? dateAt(last) : null };
}
