import { plural } from '@domain/words';

/** "1 day", "12 days", with as many decimals as are asked for. */
export const daysInWords = (days: number, digits = 0): string =>
  plural(Number(days.toFixed(digits)), { one: '# day', other: '# days' });

/** How far off something due is, in days from today. */
export function dueInWords(days: number): string {
  if (days < 0) return `${daysInWords(-days)} overdue`;
  return days === 0 ? 'today' : `in ${daysInWords(days)}`;
}
