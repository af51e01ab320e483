import type { Entry } from '../../grazing/records';
import type { AnimalData, AnimalId } from '../facts';
import { herdsAt, type Clocks } from '../withdrawal/clocksOf';
import { headIn } from '../withdrawal/pairs';
import type { Whereabouts } from './followed';

/** Days as they are written, YYYY-MM-DD, stand in the order of time. */
const overlap = (one: AnimalId, other: AnimalId): boolean =>
  (one.from ?? '') <= (other.to ?? '9999-12-31') && (other.from ?? '') <= (one.to ?? '9999-12-31');

/**
 * The tags that an animal has on a day on which another has them, with the ids of these others. It is recorded all the same:
 * tags repeat over time, and two types of tag may say the same.
 */
export function tagsTwice(
  { uuid, data }: Entry<AnimalData>,
  animals: readonly Entry<AnimalData>[],
): ReadonlyMap<string, readonly string[]> {
  const own = new Set(data.ids.map(({ tag }) => tag));
  const found = new Map<string, Set<string>>();
  for (const other of animals) {
    if (other.uuid === uuid) continue;
    for (const theirs of other.data.ids) {
      if (!own.has(theirs.tag)) continue;
      if (!data.ids.some((ours) => ours.tag === theirs.tag && overlap(ours, theirs))) continue;
      found.set(theirs.tag, (found.get(theirs.tag) ?? new Set()).add(other.uuid));
    }
  }
  return new Map([...found].map(([tag, uuids]) => [tag, [...uuids]]));
}

/** A herd in which the record surely has more animals than head. Its head is the count's all the same. */
export interface CrowdedHerd {
  readonly herdUuid: string;
  readonly animals: number;
  readonly head: number;
}

/** The herds with more animals that are surely in them than head, at an instant (ms since 1970). */
export function crowdedHerds(
  rows: readonly { readonly where: Whereabouts }[],
  clocks: Clocks,
  at: number,
): readonly CrowdedHerd[] {
  const sure = new Map<string, number>();
  for (const { where } of rows) {
    const [herd, ...others] = where.herds;
    if (herd === undefined || others.length > 0 || where.isGone) continue;
    sure.set(herd, (sure.get(herd) ?? 0) + 1);
  }
  const herds = herdsAt(clocks, at);
  return [...sure].flatMap(([herdUuid, animals]) => {
    const classes = herds.classesOf(herdUuid);
    const head = headIn(classes, null);
    return classes === null || animals <= head ? [] : [{ herdUuid, animals, head }];
  });
}
