import type { Entry } from '../../grazing/records';
import { dateOfDay } from '../../grazing/time';
import type { AnimalData, AnimalId } from '../facts';
import { herdsAt, type Clocks } from '../withdrawal/clocksOf';
import { whereaboutsAt, type Whereabouts } from './followed';
import { ownGain, ownWeights, type OwnWeight } from './ownWeights';
import { holdingAt, safeFrom, treatmentsByAnimal, type SafeFrom } from './safeFrom';

/** An animal in the list of all. */
export interface AnimalRow extends Entry<AnimalData> {
  /** Those that it has on the day, the ones without an end first, then those that it had. */
  readonly tags: readonly string[];
  readonly where: Whereabouts;
  /** Null: it was never weighed under one of its tags. */
  readonly lastWeight: OwnWeight | null;
  /** lb a day between its own last two weighings; null: unknown. */
  readonly gainLbPerDay: number | null;
  readonly safe: SafeFrom | null;
}

/** The tags of ids, those of a day (YYYY-MM-DD) first, and of these the ones that have no end. */
function tagsOn(ids: readonly AnimalId[], day: string): readonly string[] {
  const [only, ...others] = ids;
  if (only !== undefined && others.length === 0) return [only.tag];
  const isOf = ({ from, to }: AnimalId): boolean => (from === null || from <= day) && (to === null || day <= to);
  const held = ids.filter(isOf);
  const lasting = held.filter(({ to }) => to === null);
  const past = ids.filter((id) => !isOf(id)).reverse();
  return [...new Set([...lasting, ...held, ...past].map(({ tag }) => tag))];
}

/** All animals of a ranch as they are at an instant (ms since 1970), in the order of their records. */
export function animalRows(clocks: Clocks, at: number): readonly AnimalRow[] {
  const { records, scope } = clocks;
  const day = dateOfDay(scope.zone.dayOf(at));
  const whereOf = whereaboutsAt(clocks, at);
  const weights = ownWeights(records.weighings, scope.keys);
  const given = treatmentsByAnimal(clocks);
  const holding = holdingAt(herdsAt(clocks, at), at);
  return records.animals.map(({ uuid, data }) => {
    const where = whereOf(uuid);
    const own = weights.get(uuid) ?? [];
    return {
      ...{ uuid, data, where },
      tags: tagsOn(data.ids, day),
      lastWeight: own.at(-1) ?? null,
      gainLbPerDay: ownGain(own, scope.zone),
      safe: safeFrom(given.get(uuid) ?? [], holding(where, data.animal), at),
    };
  });
}
