import { weightAt, type HerdClass } from './herdClass';
import type { Animal, TransferData } from './records';
import type { Zone } from './time';

/** The classes of a herd; null while its head is unknown. */
export type Classes = readonly HerdClass[] | null;

export const headOf = (classes: Classes): number | null =>
  classes === null ? null : classes.reduce((head, animals) => head + animals.head, 0);

/** Animals on their way into a herd. A weight that is null is unknown; undefined takes the weight of what they join. */
interface Arrival {
  animal: Animal;
  head: number;
  weightLb: number | null | undefined;
  auPerHead: number | null;
  intakePercent: number | null;
}

/** Shares whole animals out in proportion to `heads` by largest remainder; the earlier of two equal ones goes first. */
function inProportion(heads: readonly number[], wanted: number): number[] {
  const total = heads.reduce((all, head) => all + head, 0);
  const quotas = heads.map((head) => (total === 0 ? 0 : (head * wanted) / total));
  const whole = quotas.map(Math.floor);
  const left = wanted - whole.reduce((all, head) => all + head, 0);
  if (left === 0) return whole;
  const byRemainder = quotas
    .map((quota, index) => ({ index, remainder: quota - Math.floor(quota) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

interface Taken {
  remaining: readonly HerdClass[];
  /** Who leaves, with the head that leaves. */
  leaving: readonly HerdClass[];
  isShort: boolean;
}

/** Takes animals from the classes of a herd. More than there are takes what is there. */
function take(classes: readonly HerdClass[], { animal, head }: TransferData): Taken {
  const there = classes.map((each) => (animal === null || each.animal === animal ? each.head : 0));
  const most = there.reduce((all, each) => all + each, 0);
  const taken = inProportion(there, Math.min(head ?? most, most));
  const leaving: HerdClass[] = [];
  const remaining = classes.map((each, index) => {
    const left = taken[index] ?? 0;
    if (left === 0) return each;
    leaving.push({ ...each, head: left });
    return { ...each, head: each.head - left };
  });
  return { remaining, leaving, isShort: head !== null && head > most };
}

const withWeights = (leaving: readonly HerdClass[], transfer: TransferData, at: number, zone: Zone): Arrival[] =>
  leaving.map((each) => ({ ...each, weightLb: transfer.average_weight_lb ?? weightAt(each, at, zone) }));

function fromOutside({ animal, head, average_weight_lb }: TransferData, target: Classes): Arrival[] {
  const [only, ...others] = target ?? [];
  const named = animal ?? (only !== undefined && others.length === 0 ? only.animal : 'other');
  if (head === null || head === 0) return [];
  const weightLb = average_weight_lb ?? undefined;
  return [{ animal: named, head, weightLb, auPerHead: null, intakePercent: null }];
}

const asClass = ({ weightLb = null, ...arrival }: Arrival, at: number): HerdClass => ({
  animal: arrival.animal,
  head: arrival.head,
  weightLb,
  weighedAt: at,
  gainLbPerDay: 0,
  auPerHead: arrival.auPerHead,
  intakePercent: arrival.intakePercent,
});

/** The mean weight by head. One unknown weight makes it unknown. */
function joinedWeight(target: HerdClass, arrival: Arrival, at: number, zone: Zone): number | null {
  const there = weightAt(target, at, zone);
  const arriving = arrival.weightLb === undefined ? there : arrival.weightLb;
  if (target.head === 0) return arriving;
  if (there === null || arriving === null) return null;
  return (there * target.head + arriving * arrival.head) / (target.head + arrival.head);
}

function join(target: readonly HerdClass[], arrival: Arrival, at: number, zone: Zone): readonly HerdClass[] {
  const index = target.findIndex(({ animal }) => animal === arrival.animal);
  const joined = target[index];
  if (joined === undefined) return [...target, asClass(arrival, at)];
  const weightLb = joinedWeight(joined, arrival, at, zone);
  const after: HerdClass = { ...joined, head: joined.head + arrival.head, weightLb, weighedAt: at };
  return target.map((each) => (each === joined ? after : each));
}

interface Transferred {
  source: Classes;
  target: Classes;
  /** More animals were to be taken than there were. */
  isShort: boolean;
}

/**
 * Moves animals from one herd's classes to another's, by the rules of transfers in docs/grazing.md. Without a source
 * (or out of a herd whose head is unknown) they come as they are recorded; without a target they are gone.
 */
export function transferred(transfer: TransferData, source: Classes, target: Classes, zone: Zone): Transferred {
  const at = Date.parse(transfer.at);
  const taken = source === null ? null : take(source, transfer);
  const isAllOfUnknown = source === null && transfer.from_herd_uuid !== null && transfer.head === null;
  const arrivals = taken === null ? fromOutside(transfer, target) : withWeights(taken.leaving, transfer, at, zone);
  const arrived = arrivals.reduce<Classes>((classes, arrival) => join(classes ?? [], arrival, at, zone), target);
  return {
    source: taken === null ? source : taken.remaining,
    target: isAllOfUnknown ? null : arrived,
    isShort: taken?.isShort ?? false,
  };
}
