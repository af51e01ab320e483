import { calendarYear } from '../grazing/calendarYear';
import type { Timelines } from '../grazing/timelines';
import { dateOfDay } from '../grazing/time';

/** The first and the last day of a year on which a herd of the ranch was on pasture, YYYY-MM-DD; null without any. */
export function pastureDays(
  { records, stays, standard: { zone } }: Timelines,
  year: number,
  until: number,
): { readonly first: string; readonly last: string } | null {
  const span = calendarYear(year, zone);
  const end = Math.min(span.until, until);
  let [first, last] = [Infinity, -Infinity];
  for (const { uuid, data } of records.herds) {
    if (!data.ours) continue;
    for (const stay of stays.get(uuid) ?? []) {
      if (stay.off !== null || stay.to <= span.since || stay.from >= end) continue;
      first = Math.min(first, Math.max(stay.from, span.since));
      last = Math.max(last, Math.min(stay.to, end) - 1);
    }
  }
  if (first > last) return null;
  return { first: dateOfDay(zone.dayOf(first)), last: dateOfDay(zone.dayOf(last)) };
}
