import { instantInWords } from '@domain/language/formats';

/** A day in words: "November 28, 2026". The time is ISO 8601. */
export function dayInWords(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return time;
  return instantInWords(date.getTime(), { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A day and its time in words: "Nov 28, 2026, 9:05 AM". The time is ISO 8601. */
export function timeInWords(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return time;
  return instantInWords(date.getTime(), { dateStyle: 'medium', timeStyle: 'short' });
}
