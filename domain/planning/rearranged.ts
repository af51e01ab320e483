import { DAY_MS, type Zone } from '../grazing/time';
import { endOf, type PlannedStay } from './PlannedStay';

/** A planned move with another start, ms since 1970. */
export interface Rearranged<P> {
  readonly plan: P;
  readonly at: number;
}

/** By then the clocks of a day are changed, ms after its midnight. */
const CHANGED_MS = 4 * 3_600_000;

/** The same time of day so many days later; a part of a day is elapsed time. */
export function daysLater(at: number, days: number, zone: Zone): number {
  const whole = Math.round(days);
  const day = zone.dayOf(at);
  // A night with the change to summer time is no reason to move at another hour.
  if (Math.abs(days - whole) > 1 / 20) return at + days * DAY_MS;
  // Clocks change in the first hours of a day: what comes after them keeps its distance from the end of the day.
  const isAfterChange = at - zone.startOf(day) > CHANGED_MS;
  const edge = isAfterChange ? 1 : 0;
  return zone.startOf(day + whole + edge) + at - zone.startOf(day + edge);
}

/** Planned moves that all begin so many days later, or earlier where it is below 0. */
export const shifted = <P extends PlannedStay>(plans: readonly P[], days: number, zone: Zone): Rearranged<P>[] =>
  plans.map((plan) => ({ plan, at: daysLater(plan.at, days, zone) }));

/** How many days later a plan ends after it was changed: so far those after it are to move. */
export const endsLater = (before: Pick<PlannedStay, 'at' | 'days'>, after: Pick<PlannedStay, 'at' | 'days'>): number =>
  (endOf(after) - endOf(before)) / DAY_MS;

/**
 * A sequence with two neighbours in the other order. The time that both take, and the days between them, stay as they
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
