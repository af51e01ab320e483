import { DAY_MS, type Zone } from '../grazing/time';
import { endOf, type PlannedStay } from './PlannedStay';

/** A planned move with another start, ms since 1970. */
export interface Rearranged<P> {
  readonly plan: P;
  readonly at: number;
}

/**
 * So many days later by the clock: a whole day later is the same time of day, also where the clocks change in between.
 * With a time that they jump over it is as much later as they jump.
 */
export const daysLater = (at: number, days: number, zone: Zone): number =>
  days === 0 ? at : zone.whenClock(zone.clockAt(at) + Math.round(days * DAY_MS));

/** Planned moves that all begin this many days later, or earlier where it is below 0. */
export const shifted = <P extends PlannedStay>(plans: readonly P[], days: number, zone: Zone): Rearranged<P>[] =>
  plans.map((plan) => ({ plan, at: daysLater(plan.at, days, zone) }));

/** How many days later a plan ends after it was changed, by the clock: as many later those after it are to move. */
export const endsLater = (
  before: Pick<PlannedStay, 'at' | 'days'>,
  after: Pick<PlannedStay, 'at' | 'days'>,
  zone: Zone,
): number => (zone.clockAt(after.at) - zone.clockAt(before.at)) / DAY_MS + after.days - before.days;

/**
 * A sequence with two neighbors in the other order. The time that both take, and the days between them, stay as they
 * are; the others do not move.
 *
 * @param index of the one that goes first from now on; it changes places with the one before it
 */
export function swapped<P extends PlannedStay>(plans: readonly P[], index: number): Rearranged<P>[] {
  const [first, second] = [plans[index - 1], plans[index]];
  if (first === undefined || second === undefined) return [];
  const between = second.at - endOf(first);
  return [
    { plan: second, at: first.at },
    { plan: first, at: first.at + second.days * DAY_MS + between },
  ];
}
