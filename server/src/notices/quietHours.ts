import { DAY_MS, type Zone } from '@domain/grazing/time';
import type { QuietHours } from '@contract/people/notices';

const HOUR_MS = 60 * 60 * 1000;

/** When quiet hours end in which an instant is, by the clocks of a zone; undefined where it is in none. Instants are in ms. */
export function endOfQuiet(quiet: QuietHours | null, zone: Zone, now: number): number | undefined {
  if (quiet === null || quiet.from === quiet.until) return undefined;
  const clock = zone.clockAt(now);
  const midnight = Math.floor(clock / DAY_MS) * DAY_MS;
  const hour = (clock - midnight) / HOUR_MS;
  const { from, until } = quiet;
  const isQuiet = from < until ? hour >= from && hour < until : hour >= from || hour < until;
  if (!isQuiet) return undefined;
  const isTomorrow = hour >= until;
  return zone.whenClock(midnight + (isTomorrow ? DAY_MS : 0) + until * HOUR_MS);
}
