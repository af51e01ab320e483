import { DAY_MS } from '@domain/grazing/time';
import { instantInWords } from '@domain/language/formats';

/** Of a day's number, which is the same day in every zone: "Thu, Jul 16, 2026". */
export const wordsOfDay = (day: number): string =>
  instantInWords(day * DAY_MS, {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
