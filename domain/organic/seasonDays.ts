import type { Entry } from '../grazing/records';
import { dayInYear } from '../grazing/calendarYear';
import { dayNumber, type Zone } from '../grazing/time';
import type { GrazingSeasonData } from './organicFacts';

/**
 * The days of a year's grazing seasons (their union), ascending, as numbers of days since 1970-01-01; only those that have begun.
 *
 * @param until the as-of instant, ms since 1970 UTC
 */
export function seasonDays(
  seasons: readonly Entry<GrazingSeasonData>[],
  year: number,
  until: number,
  zone: Zone,
): readonly number[] {
  const [first, last] = [dayInYear('01-01', year), dayInYear('12-31', year)];
  const days = new Set<number>();
  for (const { data } of seasons) {
    const end = Math.min(dayNumber(data.ends_on), last);
    for (let day = Math.max(dayNumber(data.starts_on), first); day <= end; day += 1) {
      if (!days.has(day) && zone.startOf(day) < until) days.add(day);
    }
  }
  return [...days].sort((one, other) => one - other);
}
