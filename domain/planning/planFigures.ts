import { combine, isKnown, mapFigure, missing, sum, type Figure } from '../grazing/figure';

/** Paddocks that a rotation needs = ceil(rest / grazing period + 1) (docs/grazing.md: planning; Penn State). */
export const paddocksNeeded = (restDays: number, grazingDays: number): number =>
  // A quotient such as 0.3 / 0.1 is a whole number but for its last digit.
  Math.ceil(Number((restDays / grazingDays).toPrecision(12)) + 1);

/**
 * Mean grazing period in days = recovery / (paddocks − 1) (docs/grazing.md: planning). Null with fewer than two paddocks:
 * nothing can rest then.
 */
export const meanGrazingPeriod = (recoveryDays: number, paddocks: number): number | null =>
  paddocks < 2 ? null : recoveryDays / (paddocks - 1);

/** A paddock as its yield is read: acres × rating, from 1 to 10 an acre. */
export interface Yielding {
  readonly uuid: string;
  readonly acres: Figure;
  readonly rating: number | null;
}

const yieldOf = ({ uuid, acres, rating }: Yielding): Figure =>
  combine(acres, rating ?? missing('rating', uuid), (area, rate) => area * rate);

/**
 * Grazing period of each paddock in days = mean period × its yield / mean yield, where yield = acres × rating
 * (docs/grazing.md: planning). What one paddock lacks, all of them lack, since the mean needs it.
 */
export function grazingPeriods(paddocks: readonly Yielding[], meanDays: number): ReadonlyMap<string, Figure> {
  const yields = paddocks.map(yieldOf);
  const mean = mapFigure(sum(yields), (all) => all / paddocks.length);
  const period = (own: Figure): Figure =>
    combine(own, mean, (ofOne, ofMean) => (ofMean === 0 ? 0 : (meanDays * ofOne) / ofMean));
  return new Map(paddocks.map(({ uuid }, index) => [uuid, period(yields[index] ?? 0)]));
}

/**
 * Carrying capacity in animal units = usable forage, lb / (standard intake × days) (docs/grazing.md: carrying capacity).
 * Usable is production × acres × utilization, as an estimate of a season is.
 */
export const carryingCapacityAu = (usableLb: Figure, intakeLb: number, days: number): Figure =>
  mapFigure(usableLb, (lb) => lb / (intakeLb * days));

/** Days that usable forage feeds all herds: the drought reserve (docs/grazing.md: reserve herd days). Null without demand. */
export function reserveHerdDays(usableLb: Figure, demandLb: Figure): Figure | null {
  if (isKnown(demandLb) && demandLb === 0) return null;
  return combine(usableLb, demandLb, (forage, demand) => forage / demand);
}
