import type { Animal, CountClass, RanchData } from './records';
import { DAY_MS, daysBetween, type Zone } from './time';

/** One class of a herd. Its weight was known at `weighedAt` (an instant) and grows from there. */
export interface HerdClass {
  readonly animal: Animal;
  readonly head: number;
  /** Average, lb a head. */
  readonly weightLb: number | null;
  readonly weighedAt: number;
  readonly gainLbPerDay: number;
  readonly auPerHead: number | null;
  readonly intakePercent: number | null;
}

/** What turns animals into demand: the ranch's zone and its standard animal. */
export interface Standard {
  readonly zone: Zone;
  readonly weightLb: number;
  readonly intakeLb: number;
}

export const standardOf = (ranch: RanchData, zone: Zone): Standard => ({
  zone,
  weightLb: ranch.standard_weight_lb,
  intakeLb: ranch.standard_intake_lb,
});

const LEAST_WEIGHT_LB = 1;

export const countedClass = (counted: CountClass, at: number): HerdClass => ({
  animal: counted.animal,
  head: counted.head,
  weightLb: counted.average_weight_lb,
  weighedAt: at,
  gainLbPerDay: counted.gain_lb_per_day,
  auPerHead: counted.au_per_head,
  intakePercent: counted.intake_percent,
});

const grown = (weightLb: number, { gainLbPerDay }: HerdClass, midnights: number): number =>
  Math.max(LEAST_WEIGHT_LB, weightLb + gainLbPerDay * midnights);

/** Weight at t: weight + gain × midnights of the ranch's zone since the entry, never under 1 lb. lb a head, or null. */
export function weightAt(animals: HerdClass, at: number, zone: Zone): number | null {
  const { weightLb, gainLbPerDay, weighedAt } = animals;
  if (weightLb === null || gainLbPerDay === 0) return weightLb;
  return grown(weightLb, animals, zone.dayOf(at) - zone.dayOf(weighedAt));
}

/** What a head eats a day, as a share of its weight: its own, else that of the standard animal. */
export const intakeShare = ({ intakePercent }: HerdClass, standard: Standard): number =>
  intakePercent === null ? standard.intakeLb / standard.weightLb : intakePercent / 100;

/**
 * Daily demand (DMI) of a class, lb of dry matter a day: head × AU a head × standard intake where AU is set, else head ×
 * weight × intake share (standard intake / standard weight unless set). Null where it hangs on an unknown weight.
 */
export function demandAt(animals: HerdClass, at: number, standard: Standard): number | null {
  const { head, auPerHead } = animals;
  if (head === 0) return 0;
  if (auPerHead !== null) return head * auPerHead * standard.intakeLb;
  const weightLb = weightAt(animals, at, standard.zone);
  return weightLb === null ? null : head * weightLb * intakeShare(animals, standard);
}

/**
 * The integral over a time of a weight that steps by the gain at each midnight, lb × days: what it weighed at first the whole
 * time, and each step from its midnight on.
 */
function poundDaysOf(
  weightLb: number,
  gainLbPerDay: number,
  [from, to]: readonly [number, number],
  zone: Zone,
): number {
  const first = zone.dayOf(from) + 1;
  const last = zone.dayOf(to);
  const steppedMs = Math.max(0, last - first + 1) * to - zone.sumOfStarts(first, last);
  return weightLb * daysBetween(from, to) + (gainLbPerDay * steppedMs) / DAY_MS;
}

/** Where in a time the weight comes to the least one, or leaves it as the class gains; its end where that is later. */
function leastAt(animals: HerdClass, weightLb: number, [from, to]: readonly [number, number], zone: Zone): number {
  const midnights = Math.ceil((LEAST_WEIGHT_LB - weightLb) / animals.gainLbPerDay);
  const day = zone.dayOf(animals.weighedAt) + midnights;
  if (day <= zone.dayOf(from)) return from;
  return day > zone.dayOf(to) ? to : zone.startOf(day);
}

/** The integral over a time of the weight of a head that gains or loses, lb × days: never under the least. */
function changingPoundDays(animals: HerdClass, weightLb: number, from: number, to: number, zone: Zone): number {
  const { gainLbPerDay } = animals;
  const cut = leastAt(animals, weightLb, [from, to], zone);
  const [before, after] = [[from, cut] as const, [cut, to] as const];
  const [steps, least] = gainLbPerDay < 0 ? [before, after] : [after, before];
  const atFirst = grown(weightLb, animals, zone.dayOf(steps[0]) - zone.dayOf(animals.weighedAt));
  return poundDaysOf(atFirst, gainLbPerDay, steps, zone) + LEAST_WEIGHT_LB * daysBetween(...least);
}

/**
 * Forage that a class takes from one instant to another, lb: the integral of its demand, which steps at the ranch's
 * midnights while the class gains or loses weight. Null where it hangs on an unknown weight.
 */
export function intakeBetween(animals: HerdClass, from: number, to: number, standard: Standard): number | null {
  const { weightLb, gainLbPerDay, auPerHead, head } = animals;
  const isSteady = gainLbPerDay === 0 || auPerHead !== null || head === 0 || weightLb === null;
  if (isSteady) {
    const demand = demandAt(animals, from, standard);
    return demand === null ? null : demand * daysBetween(from, to);
  }
  const poundDays = changingPoundDays(animals, weightLb, from, to, standard.zone);
  return head * intakeShare(animals, standard) * poundDays;
}

/** The live weight of a class over a time, lb × days: the integral of it. Null where its weight is unknown. */
export function poundDaysBetween(animals: HerdClass, from: number, to: number, zone: Zone): number | null {
  const { weightLb, gainLbPerDay, head } = animals;
  if (head === 0) return 0;
  if (weightLb === null) return null;
  if (gainLbPerDay === 0) return head * weightLb * daysBetween(from, to);
  return head * changingPoundDays(animals, weightLb, from, to, zone);
}
