import { instantInWords } from '@domain/language/formats';

const COUNT = 12;
const ANY_YEAR = 2024;

/** The months of a year: 0 is January. */
export const MONTHS: readonly number[] = Array.from({ length: COUNT }, (_none, month) => month);

export const monthInWords = (month: number): string =>
  instantInWords(Date.UTC(ANY_YEAR, month, 1), { month: 'long', timeZone: 'UTC' });
