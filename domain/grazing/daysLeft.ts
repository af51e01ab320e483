import { combine, isKnown, plus, sum, type Figure } from './figure';
import type { HerdFigures } from './herdFigures';
import type { PaddockFigures } from './paddockFigures';

/**
 * Days left = remaining forage / daily demand of the animals that eat it (docs/grazing.md). Null where nothing eats;
 * what either figure lacks, the days lack.
 */
export function daysOfFeed(forageLeftLb: Figure, dailyDemandLb: Figure): Figure | null {
  if (isKnown(dailyDemandLb) && dailyDemandLb === 0) return null;
  return combine(forageLeftLb, dailyDemandLb, (forage, demand) => forage / demand);
}

type Paddocks = ReadonlyMap<string, Pick<PaddockFigures, 'forageLeftLb' | 'herdUuids'>>;
type Herds = ReadonlyMap<string, Pick<HerdFigures, 'dailyDemandLb'>>;

/** Days of feed left where a herd is, for all herds that are in the same paddocks; null off pasture. */
export function daysLeftOfStay(paddockUuids: readonly string[], paddocks: Paddocks, herds: Herds): Figure | null {
  const places = paddockUuids.flatMap((uuid) => paddocks.get(uuid) ?? []);
  if (places.length === 0) return null;
  const forage = places.reduce<Figure>((all, { forageLeftLb }) => plus(all, forageLeftLb), 0);
  const eating = new Set(places.flatMap(({ herdUuids }) => herdUuids));
  return daysOfFeed(forage, sum([...eating].map((uuid) => herds.get(uuid)?.dailyDemandLb ?? 0)));
}
