import type { GrazingRecords } from './records';
import { endOfSilence, SILENCE_MS } from './silences';
import { daysBetween } from './time';

/** Whole days of rest, and what of it is known. */
export interface Rest {
  /** The days that the record knows of: those since the end of a silence, else all of them. */
  readonly days: number;
  /** Whether the rest spans a silence: the paddock may have been grazed in it, so these are the least. */
  readonly isAtLeast: boolean;
  /** Since the last animals, silence or not: what exports call `rest_days`. */
  readonly elapsedDays: number;
}

/**
 * The rest of a paddock from its last animals until an instant, rounded to whole days (docs/grazing.md: rest days). After
 * 365 days without any dated entry on the ranch nobody knows what was grazed: only what comes after that is known, so a
 * rest over such a silence is at least the days since its end. A silence that still lasts ends at that instant.
 *
 * @param recordedUntil after it nothing can be recorded yet: what the records have there is planned (ms since 1970)
 */
export function restBetween(left: number, at: number, records: GrazingRecords, recordedUntil: number): Rest {
  const elapsedDays = Math.round(daysBetween(left, at));
  // Nearly all rests are shorter, and need no look at the record.
  const end = at - left <= SILENCE_MS ? null : endOfSilence(left, Math.min(at, recordedUntil), records);
  return end === null
    ? { days: elapsedDays, isAtLeast: false, elapsedDays }
    : { days: Math.round(daysBetween(end, at)), isAtLeast: true, elapsedDays };
}
