import { overlaps } from '@domain/grazing/seasons';
import { instantInWords } from '@domain/language/formats';
import { t } from '@domain/words';
import { SEASON_TYPE_NAMES } from '@records/entryWords';
import type { DataOf, Held } from '@records/index';

export type Season = Held<DataOf<'season'>>;

export const SEASON_TYPES = (['growing', 'dormant', 'year'] as const).map((value) => ({
  value,
  label: SEASON_TYPE_NAMES[value],
}));

/** A day of the calendar (YYYY-MM-DD) in words: "Jan 1, 2026". */
const calendarDay = (date: string): string =>
  instantInWords(Date.parse(`${date}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });

/** "Jan 1, 2026 to Dec 31, 2026" */
export const daysOfSeason = ({ starts_on, ends_on }: Pick<DataOf<'season'>, 'starts_on' | 'ends_on'>): string => {
  const first = calendarDay(starts_on);
  if (ends_on === null) return t`From ${first} on`;
  const last = calendarDay(ends_on);
  return t`${first} to ${last}`;
};

/** The day after a day of the calendar. */
export function dayAfter(date: string): string {
  const day = new Date(`${date}T00:00:00.000Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10);
}

/** The sentence against the days of a season that another season of the ranch has too; else undefined. */
export function overlapProblem(
  days: Pick<DataOf<'season'>, 'starts_on' | 'ends_on'>,
  seasons: readonly Season[],
  ownUuid?: string,
): string | undefined {
  const other = seasons.find(({ uuid, data }) => uuid !== ownUuid && overlaps(days, data));
  if (other === undefined) return undefined;
  const { name } = other.data;
  return t`This overlaps the season ${name}`;
}
