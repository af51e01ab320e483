import type { HerdFigures } from './herdFigures';
import { grazedPlaces } from './land';
import type { PaddockFigures } from './paddockFigures';
import type { Timelines } from './timelines';

/** Where all herds stand, as far as it takes to tell which ground they share. */
export interface WhereAll {
  readonly timelines: Pick<Timelines, 'lands'>;
  readonly paddocks: ReadonlyMap<string, Pick<PaddockFigures, 'herdUuids'>>;
  readonly herds: ReadonlyMap<string, Pick<HerdFigures, 'stay'>>;
}

/** The herds that are in some of these paddocks, each once. */
export const herdsIn = (paddockUuids: readonly string[], { paddocks }: WhereAll): string[] => [
  ...new Set(paddockUuids.flatMap((uuid) => paddocks.get(uuid)?.herdUuids ?? [])),
];

const placesOf = (herdUuids: readonly string[], { herds }: WhereAll): string[] =>
  herdUuids.flatMap((uuid) => herds.get(uuid)?.stay?.paddockUuids ?? []);

/** Paddocks with all those that are open to them: where a herd is in several, whatever is in one is in all. */
export function openGround(paddockUuids: readonly string[], where: WhereAll): readonly string[] {
  const { lands } = where.timelines;
  const known = grazedPlaces(paddockUuids, lands).filter((uuid) => where.paddocks.has(uuid));
  const herdUuids = herdsIn(known, where);
  const all = grazedPlaces([...known, ...placesOf(herdUuids, where)], lands);
  return herdsIn(all, where).length > herdUuids.length ? openGround(all, where) : all;
}

/** The paddocks that the stays in a paddock or its subdivisions are in; none where no herd is in. */
export const groundOfHerdsIn = (uuid: string, where: WhereAll): readonly string[] =>
  placesOf(herdsIn([uuid], where), where);
