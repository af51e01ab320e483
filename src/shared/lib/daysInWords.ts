import { numberInWords } from '@shared/units/units';

export const daysInWords = (days: number): string =>
  `${numberInWords(days)} ${Math.round(days) === 1 ? 'day' : 'days'}`;

/** How far off something due is, in days from today. */
export function dueInWords(days: number): string {
  if (days < 0) return `${daysInWords(-days)} overdue`;
  return days === 0 ? 'today' : `in ${daysInWords(days)}`;
}
