import { DAY_MS } from '@domain/grazing/time';

/** Of a day's number, which is the same day in every zone: "Thu, Jul 16, 2026". */
export const wordsOfDay = (day: number): string =>
  new Date(day * DAY_MS).toLocaleDateString(undefined, {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
