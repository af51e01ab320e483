import { combine, plus, type Figure } from './figure';
import { grazedPlaces, shareOfParent, sharesOf, type Land } from './land';
import type { Stay } from './stays';

/** A stay as one paddock sees it: how much of its forage the paddock gives, and from when to when it counts there. */
export interface Visit {
  readonly stay: Stay;
  readonly from: number;
  readonly to: number;
  readonly share: Figure;
}

export type Lands = ReadonlyMap<string, Land>;

/** Tells the visits that a stay makes in the paddocks that it names. */
export function directVisits(stay: Stay, lands: Lands, tell: (paddockUuid: string, visit: Visit) => void): void {
  const { from, to, paddockUuids } = stay;
  const [paddockUuid] = paddockUuids;
  // Nearly every stay is in one paddock.
  if (paddockUuids.length === 1 && paddockUuid !== undefined) {
    if (lands.has(paddockUuid)) tell(paddockUuid, { stay, from, to, share: 1 });
    return;
  }
  const places = grazedPlaces(paddockUuids, lands).flatMap((uuid) => lands.get(uuid) ?? []);
  const shares = sharesOf(places);
  places.forEach(({ uuid }, index) => tell(uuid, { stay, from, to, share: shares[index] ?? 0 }));
}

const inTime = (one: Visit, other: Visit): number => one.from - other.from;

/** One visit a stay: what it took in several subdivisions adds up in their paddock. */
function oneAStay(visits: readonly Visit[]): Visit[] {
  const byStay = new Map<Stay, Visit>();
  for (const visit of visits) {
    const before = byStay.get(visit.stay);
    byStay.set(visit.stay, before === undefined ? visit : { ...visit, share: plus(before.share, visit.share) });
  }
  return [...byStay.values()];
}

const partOf = (visits: readonly Visit[], share: Figure, until: number): Visit[] =>
  visits
    .filter(({ from }) => from < until)
    .map((visit) => ({
      ...visit,
      to: Math.min(visit.to, until),
      share: combine(visit.share, share, (one, other) => one * other),
    }));

/** A paddock with its subdivisions. */
export interface Family {
  readonly parent: Land;
  readonly subdivisions: readonly Land[];
}

/** What is in the paddock itself, by the stays that name it. */
export type DirectVisits = (paddockUuid: string) => readonly Visit[];

/** Presence in a subdivision is presence in its paddock, with all of the forage. */
export const visitsOfParent = ({ parent, subdivisions }: Family, direct: DirectVisits): Visit[] =>
  oneAStay([parent, ...subdivisions].flatMap(({ uuid }) => direct(uuid))).sort(inTime);

/**
 * Presence in a paddock is presence in each of its live subdivisions, by grazeable acres; presence in a sibling is none.
 * Before a subdivision began, the whole history of its paddock counts for it.
 */
export function visitsOfSubdivision(self: Land, { parent, subdivisions }: Family, direct: DirectVisits): Visit[] {
  const share = shareOfParent(self, parent);
  const siblings = subdivisions.filter(({ uuid }) => uuid !== self.uuid).flatMap(({ uuid }) => direct(uuid));
  return [
    ...direct(self.uuid),
    ...partOf(direct(parent.uuid), share, self.retiredAt),
    ...partOf(oneAStay(siblings), share, Math.min(self.startsAt, self.retiredAt)),
  ].sort(inTime);
}
