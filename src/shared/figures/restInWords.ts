import { t } from '@domain/words';
import { numberInWords } from '../units/units';

/** Days of rest without the word: "46", or "at least 46" where nothing was recorded for over a year before them. */
export function restNumber(days: number, isAtLeast: boolean): string {
  const number = numberInWords(days);
  return isAtLeast ? t`at least ${number}` : number;
}

export const WHY_AT_LEAST = t`Nothing was recorded for over a year before`;
