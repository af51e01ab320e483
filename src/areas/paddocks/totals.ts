import { combine, isKnown, missing, sum, type Figure } from '@domain/grazing/figure';
import type { PaddockRow } from './paddockRows';

export interface Totals {
  readonly acres: Figure;
  /** Animal days of all / acres of all. */
  readonly ada: Figure;
  readonly forageLeftLb: Figure;
}

/** Sums over the rows of a list. */
export function totalsOf(rows: readonly PaddockRow[]): Totals {
  const acres = sum(rows.map(({ figures }) => figures.acres));
  const ad = sum(rows.map(({ figures }) => figures.gross.ad));
  const isNoLand = isKnown(acres) && acres === 0;
  return {
    acres,
    ada: isNoLand ? missing('acres', '') : combine(ad, acres, (days, area) => days / area),
    forageLeftLb: sum(rows.map(({ figures }) => figures.forageLeftLb)),
  };
}
