import type { Entry } from './records';
import type { Period } from './seasons';
import { dateOfDay, type Zone } from './time';

/** Rain of a day (YYYY-MM-DD in the ranch's zone), inches. */
export interface RainData {
  readonly on: string;
  readonly inches: number;
}

export interface Rain<E> {
  /** The latest day first. */
  readonly entries: readonly E[];
  /** Days on which it rained. */
  readonly days: number;
  /** Null where nothing was recorded: nobody knows then. 0 only where somebody recorded 0. */
  readonly inches: number | null;
}

/**
 * What it has rained in a period: entries of its days, its last one included, and their sum. Several entries of a day add
 * up; days without an entry are unknown, not dry, so a period without any has no sum (docs/grazing.md, "Rain").
 */
export function rainWithin<E extends Entry<RainData>>(
  all: readonly E[],
  { since, until }: Period,
  zone: Zone,
): Rain<E> {
  // Days as texts are in the order of the calendar.
  const first = since === -Infinity ? '' : dateOfDay(zone.dayOf(since));
  const last = dateOfDay(zone.dayOf(until - 1));
  const entries = all
    .filter(({ data: { on } }) => first <= on && on <= last)
    .sort((one, other) => other.data.on.localeCompare(one.data.on) || other.uuid.localeCompare(one.uuid));
  const wet = entries.filter(({ data }) => data.inches > 0);
  return {
    entries,
    days: new Set(wet.map(({ data }) => data.on)).size,
    inches: entries.length === 0 ? null : entries.reduce((sum, { data }) => sum + data.inches, 0),
  };
}
