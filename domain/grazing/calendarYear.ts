import type { Span } from './overTime';
import { dateOfDay, dayNumber, type Zone } from './time';

/** A year of the calendar, from its first instant to the first of the next one, in the ranch's zone (ms since 1970). */
export const calendarYear = (year: number, zone: Zone): Span => ({
  since: zone.startOf(dayNumber(`${year}-01-01`)),
  until: zone.startOf(dayNumber(`${year + 1}-01-01`)),
});

/** The year of the calendar that holds an instant, by the ranch's zone. */
export const yearOf = (at: number, zone: Zone): number => Number(dateOfDay(zone.dayOf(at)).slice(0, 4));

/** How many days a year has: 365 or 366. */
export const daysOfYear = (year: number): number => dayNumber(`${year + 1}-01-01`) - dayNumber(`${year}-01-01`);

/** How many days a month of a year has. @param month from 1 to 12 */
export const daysOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * The day of a year that a day of every year (MM-DD) is, as its number since 1970. One that the month does not have is the
 * month's last: 02-29 is the last of February, 06-31 is 30 June.
 */
export function dayInYear(monthDay: string, year: number): number {
  const [month = 1, day = 1] = monthDay.split('-').map(Number);
  return Date.UTC(year, month - 1, Math.min(day, daysOfMonth(year, month))) / (24 * 60 * 60 * 1_000);
}
