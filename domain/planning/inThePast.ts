import type { Zone } from '../grazing/time';

/** Whether the day of an instant (ms since 1970) is over: nothing is planned there any more. Earlier today is not over. */
export const isBeforeToday = (at: number, now: number, zone: Zone): boolean => at < zone.startOf(zone.dayOf(now));

/** Whether a changed plan would begin on a day that is over. One that is late and keeps its start only stays late. */
export const movesIntoThePast = (before: number, after: number, now: number, zone: Zone): boolean =>
  after !== before && isBeforeToday(after, now, zone);
