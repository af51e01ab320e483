import { byText, type Dated, type Entry } from './records';
import type { Season } from './seasons';
import { dayNumber, type Zone } from './time';

/** Days of a ranch's zone, YYYY-MM-DD, both included; null: without that bound. */
export interface DaySpan {
  readonly from: string | null;
  readonly to: string | null;
}

/** The days that were asked for; where none was, those of the season (null: all time). */
export function spanAsked({ from, to }: DaySpan, season: Season | null): DaySpan {
  if (from !== null || to !== null) return { from, to };
  return { from: season?.data.starts_on ?? null, to: season?.data.ends_on ?? null };
}

/** What is dated within days, by time. */
export function datedIn<Data extends { readonly at: string }>(
  entries: readonly Entry<Data>[],
  { from, to }: DaySpan,
  zone: Zone,
): Dated<Data>[] {
  const starts = from === null ? -Infinity : zone.startOf(dayNumber(from));
  const ends = to === null ? Infinity : zone.startOf(dayNumber(to) + 1);
  return entries
    .map(({ uuid, data }) => ({ uuid, data, at: Date.parse(data.at) }))
    .filter(({ at }) => at >= starts && at < ends)
    .sort((one, other) => one.at - other.at || byText(one.uuid, other.uuid));
}
