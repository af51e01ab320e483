import { dayInYear, daysOfMonth } from '../grazing/calendarYear';
import { missing, type Figure } from '../grazing/figure';
import { dateOfDay } from '../grazing/time';
import { beginningOf, inchesIn, type RainEntries } from './rainByDay';

/** Days of every year, MM-DD, both included; `from` after `to` goes over the new year. */
export interface RainWindow {
  readonly from: string;
  readonly to: string;
}

/** The days of a window in a year: numbers since 1970, both included. One over the new year is of the year in which it ends. */
export function windowIn({ from, to }: RainWindow, year: number): { first: number; last: number } {
  const isOverNewYear = dayInYear(from, year) > dayInYear(to, year);
  return { first: dayInYear(from, isOverNewYear ? year - 1 : year), last: dayInYear(to, year) };
}

type Days = ReturnType<typeof windowIn>;

/** The normal of days by the normals of the months: each by the share of its days. */
function byMonths(normals: readonly number[], { first, last }: Days): number {
  let inches = 0;
  for (let day = first; day <= last;) {
    const [year = 0, month = 1, date = 1] = dateOfDay(day).split('-').map(Number);
    const days = daysOfMonth(year, month);
    const within = Math.min(last - day + 1, days - date + 1);
    inches += ((normals[month - 1] ?? 0) * within) / days;
    day += within;
  }
  return inches;
}

const [YEARS_MIN, YEARS_MAX] = [3, 10];

/**
 * The normal rain of a window, inches (rule D1): of the monthly normals by the share of each month's days in it; without them
 * the mean of the same window of up to 10 years before whose rain record had begun by then, at least 3. Else it lacks
 * `normals`, and so it does where they are 0.
 */
export function normalRain(
  window: RainWindow,
  year: number,
  { normals, rain }: { normals: readonly number[] | null; rain: RainEntries },
): Figure {
  const normal = normals === null ? ownNormal(window, year, rain) : byMonths(normals, windowIn(window, year));
  return normal === null || normal === 0 ? missing('normals', '') : normal;
}

function ownNormal(window: RainWindow, year: number, rain: RainEntries): number | null {
  const begun = beginningOf(rain);
  const before = Array.from({ length: YEARS_MAX }, (_none, index) => windowIn(window, year - 1 - index)).filter(
    ({ first }) => begun !== null && begun <= first,
  );
  if (before.length < YEARS_MIN) return null;
  return before.reduce((all, days) => all + inchesIn(rain, days), 0) / before.length;
}

/** The rain of a window so far, inches. */
export interface WindowRain {
  readonly inches: Figure;
  /** Whether the rain record began within it, so that earlier days are unknown. */
  readonly hasBegunWithin: boolean;
}

/**
 * The rain of a window's days until a day (rule D2). It lacks `rain` before anything is recorded of it, and where the record
 * began later; once a record has begun, days without an entry are dry here.
 *
 * @param today a day, as its number since 1970, with the last rain that counts
 */
export function windowRain(window: RainWindow, year: number, rain: RainEntries, today: number): WindowRain {
  const { first, last } = windowIn(window, year);
  const days = { first, last: Math.min(last, today) };
  const begun = beginningOf(rain);
  const isUnknown = begun === null || days.last < first || begun > days.last;
  return {
    inches: isUnknown ? missing('rain', '') : inchesIn(rain, days),
    hasBegunWithin: !isUnknown && begun > first,
  };
}
