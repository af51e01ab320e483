import { isSameLand, landOf } from './land';
import type { Entry, GrazingRecords, PaddockData } from './records';
import { differing, revised } from './revisedMap';
import type { Family, Lands } from './visits';

interface Place {
  readonly uuid: string;
  readonly parentUuid: string | null;
}

/** The land of a ranch: the land of each paddock, and which of them are subdivisions. */
export interface RanchLand {
  readonly lands: Lands;
  /** The paddocks in order: the same list for as long as none is added, removed or put into another one. */
  readonly tree: readonly Place[];
  /** Paddocks that have subdivisions, by their id. */
  readonly families: ReadonlyMap<string, Family>;
}

type Paddocks = readonly Entry<PaddockData>[];

function familiesOf(lands: Lands): Map<string, Family> {
  const families = new Map<string, Family & { subdivisions: Family['subdivisions'][number][] }>();
  for (const land of lands.values()) {
    const parent = land.parentUuid === null ? undefined : lands.get(land.parentUuid);
    if (parent === undefined) continue;
    const family = families.get(parent.uuid) ?? { parent, subdivisions: [] };
    family.subdivisions.push(land);
    families.set(parent.uuid, family);
  }
  return families;
}

const readAgain = ({ parent, subdivisions }: Family, lands: Lands): Family => ({
  parent: lands.get(parent.uuid) ?? parent,
  subdivisions: subdivisions.map((land) => lands.get(land.uuid) ?? land),
});

function readAll(paddocks: Paddocks): RanchLand {
  const lands = new Map(paddocks.map((paddock) => [paddock.uuid, landOf(paddock)]));
  const tree = [...lands.values()].map(({ uuid, parentUuid }) => ({ uuid, parentUuid }));
  return { lands, tree, families: familiesOf(lands) };
}

/** The paddocks that are not the same objects as before; undefined where the tree is another one. */
function changedIn(paddocks: Paddocks, before: Paddocks): Paddocks | undefined {
  if (paddocks.length !== before.length) return undefined;
  const changed: Entry<PaddockData>[] = [];
  for (const [index, paddock] of paddocks.entries()) {
    const old = before[index];
    if (paddock === old) continue;
    if (paddock.uuid !== old?.uuid || paddock.data.parent_uuid !== old.data.parent_uuid) return undefined;
    changed.push(paddock);
  }
  return changed;
}

/**
 * The land of all paddocks. With `before`, only what has changed is read again: after one corner of one paddock was moved
 * that paddock and those that are in it, or that it is in.
 */
export function ranchLandOf(
  paddocks: Paddocks,
  before?: RanchLand & { readonly records: Pick<GrazingRecords, 'paddocks'> },
): RanchLand {
  const changed = before && changedIn(paddocks, before.records.paddocks);
  if (before === undefined || changed === undefined) return readAll(paddocks);
  const read = changed.map(landOf).filter((land) => !isSameLand(land, before.lands.get(land.uuid)));
  const lands = revised(before.lands, new Map(read.map((land) => [land.uuid, land])));
  if (lands === before.lands) return before;
  const families = new Map([...before.families].map(([uuid, family]) => [uuid, readAgain(family, lands)]));
  return { lands, tree: before.tree, families };
}

/** The paddocks whose land has changed in the same tree. */
export const reshapedIn = ({ lands }: RanchLand, before: RanchLand): Iterable<string> => differing(lands, before.lands);
