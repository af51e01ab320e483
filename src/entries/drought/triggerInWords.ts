import { isKnown } from '@domain/grazing/figure';
import { dayInYear } from '@domain/grazing/calendarYear';
import type { TriggerYear } from '@domain/drought/triggerYear';
import { instantInWords } from '@domain/language/formats';
import { t } from '@domain/words';
import type { PersonsUnits } from '@features/user/usePersonsUnits';
import { INDICATOR_NAMES } from '@records/evidenceWords';
import type { DataOf } from '@records/index';
import { wordOf } from '@shared/lib/wording';
import { lackingInWords } from '@shared/figures/lacking';
import { indicatorInWords } from './thresholdUnit';

type Trigger = Pick<DataOf<'trigger'>, 'indicator' | 'from_day' | 'to_day' | 'on_day' | 'threshold' | 'side'>;

const LEAP_YEAR = 2024;
const DAY_MS = 86_400_000;

/** A day of every year: "June 30". @param monthDay MM-DD */
export const dayOfYearInWords = (monthDay: string): string =>
  instantInWords(dayInYear(monthDay, LEAP_YEAR) * DAY_MS, { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** What a trigger looks at: "rain of May 1 to June 30, percent of normal". */
export function indicatorOf({ indicator, from_day, to_day, on_day }: Trigger): string {
  if (indicator !== 'rain_percent') return wordOf(INDICATOR_NAMES, indicator);
  const [from, to] = [dayOfYearInWords(from_day ?? '01-01'), dayOfYearInWords(to_day ?? on_day)];
  return t`Rain of ${from} to ${to}, percent of normal`;
}

/** "below 75 %" */
export function lineInWords(trigger: Trigger, units: PersonsUnits): string {
  const value = indicatorInWords(trigger.threshold, trigger.indicator, units);
  return trigger.side === 'below' ? t`below ${value}` : t`above ${value}`;
}

/** The figure of a trigger in a year, or what it lacks. */
export const valueInWords = ({ value, trigger }: TriggerYear, units: PersonsUnits): string =>
  isKnown(value) ? indicatorInWords(value, trigger.data.indicator, units) : lackingInWords(value, () => undefined);

/** What to enter where a figure is missing; nothing where it's known. */
export function toEnter({ value, trigger: { data } }: TriggerYear): string | null {
  if (isKnown(value)) return null;
  const lacks = value.lacks.map(({ what }) => what);
  if (lacks.includes('normals')) return t`Enter the normal rain of each month, or record rain for three years.`;
  if (lacks.includes('rain')) return t`Record the rain of these days.`;
  if (lacks.includes('standing')) return t`Add forage, measured as standing, on the page of a paddock.`;
  return data.indicator === 'reserve_days' ? t`It needs forage, acres, head and weights, as the plan does.` : null;
}
