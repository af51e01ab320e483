import { numberInWords } from '../units/units';

/** Days of rest without the word: "46", or "at least 46" where nothing was recorded for over a year before them. */
export const restNumber = (days: number, isAtLeast: boolean): string =>
  `${isAtLeast ? 'at least ' : ''}${numberInWords(days)}`;

export const WHY_AT_LEAST = 'Nothing was recorded for over a year before';
