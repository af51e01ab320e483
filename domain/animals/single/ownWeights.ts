import { byText, type Entry } from '../../grazing/records';
import type { Zone } from '../../grazing/time';
import type { WeighingData } from '../facts';
import { countedWeights } from '../weights/weighingSession';
import type { TagKeys } from '../withdrawal/tagKeys';

/** A weight of one animal, at an instant (ms since 1970). */
export interface OwnWeight {
  readonly at: number;
  readonly lb: number;
}

/**
 * The weights of each animal, by its key, the latest last. Of an animal that stands twice in a session the last entry counts,
 * as in rule K1 (docs/animals.md).
 */
export function ownWeights(
  weighings: readonly Entry<WeighingData>[],
  keys: TagKeys,
): ReadonlyMap<string, readonly OwnWeight[]> {
  const all = new Map<string, OwnWeight[]>();
  const inTurn = weighings
    .map(({ uuid, data }) => ({ uuid, data, at: Date.parse(data.at) }))
    .sort((one, other) => one.at - other.at || byText(one.uuid, other.uuid));
  for (const { data, at } of inTurn) {
    for (const { tag, lb } of countedWeights(data.entries)) {
      if (tag === '') continue;
      const key = keys.keyOf(tag, at);
      const own = all.get(key);
      if (own === undefined) all.set(key, [{ at, lb }]);
      else if (own.at(-1)?.at === at) own[own.length - 1] = { at, lb };
      else own.push({ at, lb });
    }
  }
  return all;
}

/**
 * What an animal gains between its own last two weighings, lb a day by midnights of the ranch's zone, as weights grow. Null with
 * fewer than two, or where no midnight is between them.
 */
export function ownGain(weights: readonly OwnWeight[], zone: Zone): number | null {
  const [before, last] = weights.slice(-2);
  if (before === undefined || last === undefined) return null;
  const days = zone.dayOf(last.at) - zone.dayOf(before.at);
  return days < 1 ? null : (last.lb - before.lb) / days;
}
