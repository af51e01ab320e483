import { isKnown, missing, type Figure } from './figure';
import type { Entry, PaddockData } from './records';

/** A paddock as land that is grazed. */
export interface Land {
  readonly uuid: string;
  readonly parentUuid: string | null;
  readonly acres: Figure;
  /** Acres × grazeable percent / 100. */
  readonly grazeableAcres: Figure;
  /** Instants; a subdivision takes part until `retiredAt`, and before `startsAt` has its parent's history. */
  readonly startsAt: number;
  readonly retiredAt: number;
  /** Days of rest that make it ready, where it has a target of its own. */
  readonly restTargetDays: number | null;
}

const instant = (at: string | null, unset: number): number => (at === null ? unset : Date.parse(at));

export function landOf({ uuid, data }: Entry<PaddockData>): Land {
  const { acres, grazeable_percent, parent_uuid, starts_at, retired_at } = data;
  return {
    uuid,
    parentUuid: parent_uuid,
    acres: acres ?? missing('acres', uuid),
    grazeableAcres: acres === null ? missing('acres', uuid) : (acres * grazeable_percent) / 100,
    startsAt: instant(starts_at, -Infinity),
    retiredAt: instant(retired_at, Infinity),
    restTargetDays: data.rest_target_days,
  };
}

const isSameFigure = (one: Figure, other: Figure): boolean => one === other || !(isKnown(one) || isKnown(other));

/** Whether two readings say the same of one paddock. What acres lack is always that paddock's acres. */
export const isSameLand = (one: Land, other: Land | undefined): boolean =>
  other !== undefined &&
  one.uuid === other.uuid &&
  one.parentUuid === other.parentUuid &&
  isSameFigure(one.acres, other.acres) &&
  isSameFigure(one.grazeableAcres, other.grazeableAcres) &&
  one.startsAt === other.startsAt &&
  one.retiredAt === other.retiredAt &&
  one.restTargetDays === other.restTargetDays;

/** Whether a paddock lives at an instant: it has begun and is not retired. */
export const livesAt = ({ startsAt, retiredAt }: Land, at: number): boolean => startsAt <= at && at < retiredAt;

/** The paddocks of a move as they are grazed: one named with its subdivision counts as the whole paddock. */
export function grazedPlaces(paddockUuids: readonly string[], lands: ReadonlyMap<string, Land>): readonly string[] {
  if (paddockUuids.length < 2) return paddockUuids;
  const named = new Set(paddockUuids);
  return [...named].filter((uuid) => {
    const parent = lands.get(uuid)?.parentUuid ?? null;
    return parent === null || !named.has(parent);
  });
}

/**
 * The share of a stay's forage that each of several paddocks gives: by grazeable acres, by acres where those are all 0,
 * equal where these are all 0 too. Lacks one paddock its acres, each share lacks them.
 */
export function sharesOf(places: readonly Land[]): Figure[] {
  if (places.length === 1) return [1];
  const unknown = places.find(({ acres }) => !isKnown(acres));
  if (unknown !== undefined) return places.map(() => unknown.acres);
  const proportions = (figures: readonly Figure[]): number[] | null => {
    const known = figures.filter(isKnown);
    const total = known.reduce((all, acres) => all + acres, 0);
    return total > 0 ? known.map((acres) => acres / total) : null;
  };
  return (
    proportions(places.map(({ grazeableAcres }) => grazeableAcres)) ??
    proportions(places.map(({ acres }) => acres)) ??
    places.map(() => 1 / places.length)
  );
}

/** The part of a paddock's forage that lies in its subdivision: by grazeable acres, at most all of it. */
export function shareOfParent(subdivision: Land, parent: Land): Figure {
  for (const size of ['grazeableAcres', 'acres'] as const) {
    const part = subdivision[size];
    const whole = parent[size];
    if (!isKnown(part)) return part;
    if (!isKnown(whole)) return whole;
    if (whole > 0) return Math.min(1, part / whole);
  }
  return missing('acres', parent.uuid);
}
