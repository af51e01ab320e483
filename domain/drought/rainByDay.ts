import type { RainData } from '../grazing/rain';
import type { Entry } from '../grazing/records';
import { dayNumber } from '../grazing/time';

export type RainEntries = readonly Entry<RainData>[];

/** Days with rain records, in order, as numbers since 1970, and the inches of each. */
interface RainByDay {
  readonly days: readonly number[];
  readonly inches: readonly number[];
}

const known = new WeakMap<RainEntries, RainByDay>();

/** Many conditions look at the same records, each over many years: they are put in order once. */
function byDay(rain: RainEntries): RainByDay {
  const found = known.get(rain);
  if (found !== undefined) return found;
  const sums = new Map<string, number>();
  for (const { data } of rain) sums.set(data.on, (sums.get(data.on) ?? 0) + data.inches);
  // Days as texts are in the order of the calendar.
  const sorted = [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
  const made = { days: sorted.map(([on]) => dayNumber(on)), inches: sorted.map(([, inches]) => inches) };
  known.set(rain, made);
  return made;
}

/** The place of the first day that isn't before one. */
function placeOf(days: readonly number[], day: number): number {
  let [from, to] = [0, days.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((days[middle] ?? Infinity) < day) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The rain of days, both included, as numbers since 1970. */
export function inchesIn(rain: RainEntries, { first, last }: { first: number; last: number }): number {
  const { days, inches } = byDay(rain);
  let all = 0;
  for (let place = placeOf(days, first); (days[place] ?? Infinity) <= last; place += 1) all += inches[place] ?? 0;
  return all;
}

/** The first day of which rain is recorded, as its number since 1970; null without any. */
export const beginningOf = (rain: RainEntries): number | null => byDay(rain).days[0] ?? null;
