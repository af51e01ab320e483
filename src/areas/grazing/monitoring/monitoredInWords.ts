import type { KeyAreaYear, YearOfPaddock } from '@domain/monitoring/keyAreaYear';
import { readInWords, metInWords } from '@entries/monitoring/monitoringWords';
import { plural, t } from '@domain/words';
import { restNumber } from '@shared/figures/restInWords';
import { dateAt } from '@shared/time/ranchTime';
import type { Unit } from '@shared/units/units';

/** Of what isn't there. */
export const NONE = '---';

/** "Jun 2 to Jun 12, 2026. 344 days without grazing, deferred": when a paddock was grazed in a year, and when it was not. */
export function grazedInWords({ firstIn, lastOut, ungrazedDays, pause }: YearOfPaddock, zone: string | null): string {
  const [from, to] = [dateAt(firstIn ?? 0, zone), dateAt(lastOut ?? 0, zone)];
  const span = lastOut === null ? t`Since ${from}` : t`${from} to ${to}`;
  const days = Math.round(ungrazedDays);
  const without = plural(days, { one: '# day without grazing', other: '# days without grazing' });
  const word = pause === 'rested' ? t`${without}, rested` : t`${without}, deferred`;
  return [firstIn === null ? '' : span, pause === null ? '' : word].filter(Boolean).join('. ');
}

/** "46 days": the rest that the first grazing of the year ended. */
export function restBeforeInWords({ restBefore }: YearOfPaddock): string {
  if (restBefore === null) return NONE;
  const { days, isAtLeast } = restBefore;
  const number = restNumber(days, isAtLeast);
  return days === 1 ? t`${number} day` : t`${number} days`;
}

/** "3.5 in, mean of 20 heights, 45 % used": what was read in a year, and whether that was while the paddock was grazed. */
export function actualInWords(row: KeyAreaYear, height: Unit): string {
  if (row.read === null) return NONE;
  const read = readInWords(row, height);
  return row.read.isWhileGrazed ? t`${read}, read while grazed` : read;
}

/** A year before: "3.5 in, 45 % used. Missed". */
export const yearBeforeInWords = (row: KeyAreaYear, height: Unit): string =>
  row.read === null ? NONE : `${readInWords({ ...row, readings: null }, height)}. ${metInWords(row)}`;
