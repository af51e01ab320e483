import { isKnown, mapFigure, missing, sum, type Figure } from './figure';
import type { HerdFigures } from './herdFigures';
import type { PaddockFigures } from './paddockFigures';

/** What stands on an acre now: head, animal units, and lb of live weight. */
export interface Density {
  readonly headPerAcre: Figure;
  readonly auPerAcre: Figure;
  readonly lbPerAcre: Figure;
}

/** Stock density: what stands there now / acres of the paddock, or of the strip in use (acres above 0). */
export function stockDensity(
  herds: readonly Pick<HerdFigures, 'head' | 'au' | 'liveWeightLb'>[],
  acres: number,
): Density {
  const anAcre = (figures: readonly Figure[]): Figure => mapFigure(sum(figures), (all) => all / acres);
  return {
    headPerAcre: anAcre(herds.map(({ head }) => head)),
    auPerAcre: anAcre(herds.map(({ au }) => au)),
    lbPerAcre: anAcre(herds.map(({ liveWeightLb }) => liveWeightLb)),
  };
}

/** The acres that are in use of a paddock: of the strip that the only herd in it was moved to, else all of them. */
export function acresInUse(herds: readonly Pick<HerdFigures, 'stay'>[], acres: Figure): Figure {
  const [only, ...others] = herds;
  const strip = others.length === 0 ? only?.stay?.moves.at(-1)?.data.strip_acres : null;
  return typeof strip === 'number' && strip > 0 ? strip : acres;
}

type Places = ReadonlyMap<string, Pick<PaddockFigures, 'acres' | 'herdUuids'>>;
type Herds = ReadonlyMap<string, Pick<HerdFigures, 'head' | 'au' | 'liveWeightLb' | 'stay'>>;

/** Density where a herd is, of all herds that are in the same paddocks; null off pasture. */
export function densityOfStay(paddockUuids: readonly string[], paddocks: Places, herds: Herds): Density | null {
  const places = paddockUuids.flatMap((uuid) => paddocks.get(uuid) ?? []);
  if (places.length === 0) return null;
  const present = [...new Set(places.flatMap(({ herdUuids }) => herdUuids))].flatMap((uuid) => herds.get(uuid) ?? []);
  const acres = acresInUse(present, sum(places.map((place) => place.acres)));
  if (isKnown(acres) && acres > 0) return stockDensity(present, acres);
  const lacks = isKnown(acres) ? missing('acres', paddockUuids[0] ?? '') : acres;
  return { headPerAcre: lacks, auPerAcre: lacks, lbPerAcre: lacks };
}

/** Days that forage lasts: lb that are left / daily demand of the herds. None without a demand. */
export const daysLeft = (forageLeftLb: number, dailyDemandLb: number): number | null =>
  dailyDemandLb > 0 ? forageLeftLb / dailyDemandLb : null;
