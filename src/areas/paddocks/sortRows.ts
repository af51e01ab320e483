import { isKnown, type Figure } from '@domain/grazing/figure';
import { collator } from '@domain/language/language';
import type { PaddockRow } from './paddockRows';

export const COLUMNS = ['name', 'acres', 'state', 'rest', 'grazing', 'ada', 'forage'] as const;
export type Column = (typeof COLUMNS)[number];

export interface Order {
  readonly by: Column;
  readonly isDescending: boolean;
}

/** What is ready comes first: never grazed before grazed, then the most rest; what is grazed now comes last. */
export const READY_FIRST: Order = { by: 'rest', isDescending: true };

/** Numbers are looked through from the greatest, names from A. */
export const firstOrderOf = (by: Column): Order => ({ by, isDescending: by !== 'name' && by !== 'state' });

const known = (figure: Figure): number | null => (isKnown(figure) ? figure : null);
const STATES = ['grazing', 'ready', 'resting'];

/** What a row is sorted by; null where there is nothing to sort by, which comes last in either direction. */
const VALUES: Readonly<Record<Exclude<Column, 'name'>, (row: PaddockRow) => number | null>> = {
  acres: ({ figures }) => known(figures.acres),
  state: ({ figures }) => STATES.indexOf(figures.state),
  rest: ({ figures }) => (figures.state === 'grazing' ? null : (figures.restDays ?? Infinity)),
  grazing: ({ figures }) => figures.grazingDaysNow,
  ada: ({ figures }) => known(figures.gross.ada),
  forage: ({ figures }) => known(figures.forageLeftLb),
};

/** Rows in an order; what is equal in it goes by name. */
export function sorted(rows: readonly PaddockRow[], { by, isDescending }: Order): PaddockRow[] {
  const sign = isDescending ? -1 : 1;
  const byName = (one: PaddockRow, other: PaddockRow) => collator.compare(one.name, other.name);
  if (by === 'name') return [...rows].sort((one, other) => sign * byName(one, other));
  const value = VALUES[by];
  return [...rows].sort((one, other) => {
    const [mine, theirs] = [value(one), value(other)];
    if (mine === theirs) return byName(one, other);
    if (mine === null) return 1;
    if (theirs === null) return -1;
    return sign * (mine < theirs ? -1 : 1);
  });
}
