import type { Animal, CountClass } from '../../grazing/records';
import type { SessionFigures } from './weighingSession';
import type { WeightGain } from './weightGain';

/** A mean of fewer weights than these says too little of a herd. */
const WEIGHTS_MIN = 3;

/** What a count takes as a gain, lb a head and day, above and below 0. */
const GAIN_MAX_LB = 20;

/** The count that a weighing offers. */
export interface OfferedCount {
  /** The class that was weighed, with its head. */
  readonly animal: Animal;
  readonly head: number;
  readonly meanLb: number;
  /** The gain that may be accepted with it; null where there is none between −20 and 20 lb. */
  readonly gain: WeightGain | null;
}

interface Weighed extends SessionFigures {
  readonly animal: Animal | null;
}

/**
 * The count that a session offers: its mean as the average of the class that was weighed. Null where the herd's classes are
 * unknown or several and nobody said which one was weighed, where there are fewer than 3 weights, or more than head.
 *
 * @param classes what the herd is at the time of the session; null while unknown
 */
export function offeredCount(
  { animal, n, meanLb }: Weighed,
  classes: readonly Pick<CountClass, 'animal' | 'head'>[] | null,
  gain: WeightGain | null,
): OfferedCount | null {
  const ofClass = (classes ?? []).filter((each) => animal === null || each.animal === animal);
  const [weighed] = ofClass;
  if (weighed === undefined || ofClass.length > 1 || n < WEIGHTS_MIN || n > weighed.head) return null;
  const isInLimits = gain !== null && Math.abs(gain.lbPerDay) <= GAIN_MAX_LB;
  return { animal: weighed.animal, head: weighed.head, meanLb, gain: isInLimits ? gain : null };
}

/**
 * The classes of that count: all as they are, the weighed one with the mean of the session.
 *
 * @param acceptsGain whether its gain is the one that is offered from now on, and not what it was
 */
export const countedByWeighing = (
  { animal, meanLb, gain }: OfferedCount,
  classes: readonly CountClass[],
  acceptsGain: boolean,
): CountClass[] =>
  classes.map((each) => {
    if (each.animal !== animal) return each;
    const gained = acceptsGain && gain !== null ? gain.lbPerDay : each.gain_lb_per_day;
    return { ...each, average_weight_lb: meanLb, gain_lb_per_day: gained };
  });
