import { LANGUAGE_TAG } from './language';

/** By their options. To make one takes longer than to format with it a thousand times. */
const numbers = new Map<number, Intl.NumberFormat>();
const days = new Map<string, Intl.DateTimeFormat>();

/** A number as a person reads it: "1,250", rounded to at most that many decimals. */
export function numberInWords(value: number, digits = 0): string {
  const format = numbers.get(digits) ?? new Intl.NumberFormat(LANGUAGE_TAG, { maximumFractionDigits: digits });
  numbers.set(digits, format);
  return format.format(value);
}

/** An instant (ms since 1970) as a person reads it, in the zone that the options name; else in the device's own. */
export function instantInWords(at: number, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const format = days.get(key) ?? new Intl.DateTimeFormat(LANGUAGE_TAG, options);
  days.set(key, format);
  return format.format(at);
}
