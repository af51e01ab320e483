import { isKnown, mapFigure, missing, sum, type Figure } from './figure';
import type { HerdFigures } from './herdFigures';
import { groundOfHerdsIn, herdsIn, openGround, type WhereAll } from './openGround';
import type { PaddockFigures } from './paddockFigures';

/** What is on an acre now: head, animal units, and lb of live weight. */
export interface Density {
  readonly headPerAcre: Figure;
  readonly auPerAcre: Figure;
  readonly lbPerAcre: Figure;
}

/** Stock density: what is there now / acres of the paddock, or of the strip in use (acres above 0). */
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

/** The ground that animals graze together, and how close they stand on it. */
export interface GroundInUse extends Density {
  readonly paddockUuids: readonly string[];
  /** Only a strip of it is in use. */
  readonly isStrip: boolean;
}

interface Standing extends WhereAll {
  readonly paddocks: ReadonlyMap<string, Pick<PaddockFigures, 'acres' | 'herdUuids'>>;
  readonly herds: ReadonlyMap<string, Pick<HerdFigures, 'head' | 'au' | 'liveWeightLb' | 'stay'>>;
}

/**
 * Density where a stay is, over all its paddocks (the gates between them are open) and of all herds in them; null off
 * pasture.
 */
export function densityOfStay(paddockUuids: readonly string[], standing: Standing): GroundInUse | null {
  const places = openGround(paddockUuids, standing);
  if (places.length === 0) return null;
  const present = herdsIn(places, standing).flatMap((uuid) => standing.herds.get(uuid) ?? []);
  const whole = sum(places.flatMap((uuid) => standing.paddocks.get(uuid)?.acres ?? []));
  const acres = acresInUse(present, whole);
  const ground = { paddockUuids: places, isStrip: acres !== whole };
  if (isKnown(acres) && acres > 0) return { ...ground, ...stockDensity(present, acres) };
  const lacks = isKnown(acres) ? missing('acres', places[0] ?? '') : acres;
  return { ...ground, headPerAcre: lacks, auPerAcre: lacks, lbPerAcre: lacks };
}

/** Density on the ground that the stays in a paddock or its subdivisions use now; null where no herd is in. */
export const densityInPaddock = (uuid: string, standing: Standing): GroundInUse | null =>
  densityOfStay(groundOfHerdsIn(uuid, standing), standing);
