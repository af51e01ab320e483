import { added } from '@records/index';
import { recordNumber } from '@records/recordNumber';
import { numberProblem } from '@shared/forms/numberRules';
import { storedFrom, typedFrom } from '@shared/units/typedNumbers';
import type { Unit } from '@shared/units/units';
import type { ForageRow } from './forageRows';

/** What was typed, by the paddock's id. */
export type TypedForage = Readonly<Record<string, string>>;

/** How the numbers are meant: as they are stored, or as all that grows, of which a percentage is usable. */
export interface Meant {
  readonly unit: Unit;
  readonly usablePercent: number;
}

export const problemOf = (text: string, { unit }: Meant): string | undefined =>
  numberProblem(text, { ...recordNumber('forage', 'lb_per_acre', unit), isNeeded: false });

/** The rows whose numbers cannot be read, in their order. */
export const badRows = (rows: readonly ForageRow[], typed: TypedForage, meant: Meant): readonly ForageRow[] =>
  rows.filter(({ uuid }) => problemOf(typed[uuid] ?? '', meant) !== undefined);

/** The number for all others, in each row that has neither an estimate nor a number. */
export const filledIn = (rows: readonly ForageRow[], typed: TypedForage, text: string): TypedForage => ({
  ...typed,
  ...Object.fromEntries(
    rows
      .filter(({ uuid, lbPerAcre }) => lbPerAcre === null && (typed[uuid] ?? '').trim() === '')
      .map(({ uuid }) => [uuid, text.trim()]),
  ),
});

/**
 * The estimates that were typed, as changes. A number that the paddock has already is left out.
 *
 * @param lastAt the last instant that counts for the season, ISO 8601; null: now
 */
export function forageChanges(
  rows: readonly ForageRow[],
  typed: TypedForage,
  { unit, usablePercent }: Meant,
  lastAt: string | null,
) {
  return rows.flatMap(({ uuid, lbPerAcre }) => {
    const text = typed[uuid] ?? '';
    const number = storedFrom(text, unit);
    if (number === null) return [];
    const usable = (number * usablePercent) / 100;
    if (lbPerAcre !== null && typedFrom(usable, unit) === typedFrom(lbPerAcre, unit)) return [];
    const data = {
      paddock_uuid: uuid,
      at: lastAt ?? new Date().toISOString(),
      lb_per_acre: usable,
      measure: 'season_estimate' as const,
      method: '',
      note: '',
    };
    return [added('forage', data, lastAt === null ? ['at'] : [])];
  });
}
