import { combine, isKnown, missing, plus, sum, type Figure } from './figure';
import type { HerdFigures } from './herdFigures';
import { groundOfHerdsIn, herdsIn, openGround, type WhereAll } from './openGround';
import type { PaddockFigures } from './paddockFigures';

/**
 * Days left = remaining forage / daily demand of the animals that eat it (docs/grazing.md). Null where no demand;
 * what either figure lacks, the days lack.
 */
export function daysOfFeed(forageLeftLb: Figure, dailyDemandLb: Figure): Figure | null {
  if (isKnown(dailyDemandLb) && dailyDemandLb === 0) return null;
  return combine(forageLeftLb, dailyDemandLb, (forage, demand) => forage / demand);
}

interface Feeding extends WhereAll {
  readonly paddocks: ReadonlyMap<string, Pick<PaddockFigures, 'forageLeftLb' | 'herdUuids'>>;
  readonly herds: ReadonlyMap<string, Pick<HerdFigures, 'dailyDemandLb' | 'stay'>>;
}

/**
 * Days of feed left where a stay is: what is left in all its paddocks (the gates between them are open), for all herds in
 * them; null off pasture.
 */
export function daysLeftOfStay(paddockUuids: readonly string[], feeding: Feeding): Figure | null {
  const ground = openGround(paddockUuids, feeding);
  if (ground.length === 0) return null;
  const forage = ground.reduce<Figure>(
    (all, uuid) => plus(all, feeding.paddocks.get(uuid)?.forageLeftLb ?? missing('estimate', uuid)),
    0,
  );
  const demands = herdsIn(ground, feeding).map((uuid) => feeding.herds.get(uuid)?.dailyDemandLb ?? 0);
  return daysOfFeed(forage, sum(demands));
}

/** Days of feed left on the ground that the stays in a paddock or its subdivisions use; null where no herd is in. */
export const daysLeftInPaddock = (uuid: string, feeding: Feeding): Figure | null =>
  daysLeftOfStay(groundOfHerdsIn(uuid, feeding), feeding);
