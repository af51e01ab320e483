import { instantInWords } from '@domain/language/formats';
import { plural, t } from '@domain/words';
import type { DataOf } from '@records/index';

const LEAP_YEAR = '2024';

/** "Due each year on June 15", "every 30 days", as far as it was said. */
export function repeatedInWords({
  due_on_day: day,
  repeat_days: days,
}: Pick<DataOf<'transect'>, 'due_on_day' | 'repeat_days'>): string[] {
  const at = Date.parse(`${LEAP_YEAR}-${day ?? '01-01'}T12:00:00Z`);
  const date = instantInWords(at, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return [
    day === null ? '' : t`Due each year on ${date}`,
    // As with tasks, 0 days are no repetition.
    days === null || days < 1 ? '' : plural(days, { one: 'Every day', other: 'Every # days' }),
  ];
}
