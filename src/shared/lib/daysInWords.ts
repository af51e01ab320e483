import { plural, t } from '@domain/words';

/** "1 day", "12 days", with as many decimals as are asked for. */
export const daysInWords = (days: number, digits = 0): string =>
  plural(Number(days.toFixed(digits)), { one: '# day', other: '# days' });

/** How far off something due is, in days from today. */
export function dueInWords(days: number): string {
  if (days === 0) return t`today`;
  const away = Math.round(Math.abs(days));
  return days < 0
    ? plural(away, { one: '# day overdue', other: '# days overdue' })
    : plural(away, { one: 'in # day', other: 'in # days' });
}
