import type { HerdClass } from '../../grazing/herdClass';
import type { Animal, CountData, Entry } from '../../grazing/records';
import { daysBetween } from '../../grazing/time';
import type { WeighingData } from '../facts';

/** After so long an average that only grows by its gain is a guess. */
const LONG_DAYS = 90;

/** A class whose average only followed from its gain (lb a day) for more than 90 days. */
export interface LongGrowth {
  readonly animal: Animal;
  readonly gainLbPerDay: number;
  readonly days: number;
}

interface Known {
  /** What the herd is at the instant. */
  readonly classes: readonly HerdClass[] | null;
  /** The counts and weighings of the herd. */
  readonly counts: readonly Entry<Pick<CountData, 'at'>>[];
  readonly weighings: readonly Entry<Pick<WeighingData, 'at' | 'animal'>>[];
}

/**
 * The classes of a herd whose average weight has grown by their gain for over 90 days without a weighing or a count. Growth
 * has no end of its own: it only warns.
 *
 * @param at ms since 1970
 */
export function longGrowths({ classes, counts, weighings }: Known, at: number): LongGrowth[] {
  return (classes ?? []).flatMap(({ animal, head, weightLb, gainLbPerDay }): LongGrowth[] => {
    if (head === 0 || weightLb === null || gainLbPerDay === 0) return [];
    const weighed = weighings.filter(({ data }) => data.animal === null || data.animal === animal);
    const times = [...counts, ...weighed].map(({ data }) => Date.parse(data.at)).filter((time) => time <= at);
    const last = times.reduce((latest, time) => Math.max(latest, time), -Infinity);
    const days = daysBetween(last, at);
    return days > LONG_DAYS && days < Infinity ? [{ animal, gainLbPerDay, days }] : [];
  });
}
