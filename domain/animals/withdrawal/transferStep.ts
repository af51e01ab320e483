import type { Animal } from '../../grazing/records';
import { transferred, type Classes } from '../../grazing/transfer';
import type { TaggedTransferData } from '../facts';
import type { Clock } from './withdrawalClock';
import type { Herds, Scope } from './Herds';
import { faresOf, leavingOf, type Leaving } from './leaving';
import { headIn, hidden, split, splitUnknown, type Pairs } from './pairs';
import { GONE } from './places';
import { isOffRanch, namedLeaving, type Left } from './sale';
import type { Turn } from './turns';
import { clocksOfCalves, dayOn } from './weanedDay';

type TransferTurn = Extract<Turn, { readonly rank: 1 }>;

/** The class that has more head than before: what came without a known source is of it. */
const arrivedClass = (before: Classes, after: Classes): Animal | null =>
  after?.find(({ animal }) => headIn(after, animal) > headIn(before, animal))?.animal ?? null;

interface Change {
  readonly at: number;
  readonly from: string;
  readonly to: string | null;
  readonly leaving: Leaving;
  readonly arrived: Animal | null;
  readonly head: number | null;
}

/** Takes what is held of those that leave out of the pairs of their herd. Gives the pairs that leave, by clock. */
function takeOut(herds: Herds, { at, from, leaving, arrived, head }: Change): Map<Clock, Pairs> {
  const goes = new Map<Clock, Pairs>();
  for (const [clock, pairs] of herds.heldIn(from)) {
    if (clock.until <= at) continue;
    const { before, animal, parts } = leaving;
    const both = before === null ? splitUnknown(pairs, animal, head, arrived) : split(pairs, parts);
    if (both === null) continue;
    herds.put(from, clock, both.stays);
    if (both.goes.length > 0) goes.set(clock, both.goes);
  }
  return goes;
}

/** Where the named animals of a herd may be after some left it without a name. */
function moveNamed(herds: Herds, { from, to, leaving }: Change): void {
  const target = to ?? GONE;
  const fareOf = faresOf(leaving);
  for (const group of herds.places.in(from)) {
    const fare = fareOf(group.animal);
    if (fare === 'none') continue;
    if (fare === 'all' || !herds.places.isIn(group, target)) herds.places.leave(group, from, target, fare === 'all');
  }
}

/** Rule W5: calves that are weaned without a source take the clocks of pairs that were counted away on that day. */
function takeWeaned(
  herds: Herds,
  at: number,
  herd: string,
  arrived: Animal | null,
  head: number,
  { zone }: Scope,
): void {
  const known = dayOn(herds.weanedDay, zone.dayOf(at));
  if (arrived === null || head === 0) return;
  herds.weanedDay = { ...known, weaned: [...known.weaned, { herd, animal: arrived, head }] };
  for (const [clock, isAll] of clocksOfCalves(known.away)) {
    herds.add(herd, clock, [{ animal: arrived, least: isAll ? head : 0, most: head }]);
  }
}

function setTarget(herds: Herds, to: string, before: Classes, after: Classes): void {
  herds.classes.set(to, after);
  if (before !== null || after === null) return;
  for (const [clock, pairs] of herds.heldIn(to)) herds.put(to, clock, hidden(pairs));
}

const isWeaned = ({ from_herd_uuid, reason }: TaggedTransferData): boolean =>
  from_herd_uuid === null && reason === 'weaned';

const NOBODY: ReadonlySet<string> = new Set();

/** Takes a transfer: who leaves one herd and joins another, rules W3, W5 and W6. */
export function takeTransfer(herds: Herds, { at, uuid, transfer }: TransferTurn, scope: Scope): Left | null {
  const { from_herd_uuid: from, to_herd_uuid: to, head, tags } = transfer;
  if (from === to) return null;
  const [before, wasTarget] = [herds.classesOf(from), herds.classesOf(to)];
  const { source, target } = transferred(transfer, before, wasTarget, scope.zone);
  const named = tags.length === 0 ? NOBODY : new Set(tags.map((tag) => scope.keys.keyOf(tag, at)));
  let left: Left | null = null;
  if (to !== null) setTarget(herds, to, wasTarget, target);
  if (from !== null) {
    const leaving = leavingOf(transfer, before, source);
    const arrived = to === null ? null : arrivedClass(wasTarget, target);
    const change: Change = { at, from, to, leaving, arrived, head };
    herds.classes.set(from, source);
    const byName = isOffRanch(transfer) ? namedLeaving(herds.places, from, leaving, named) : null;
    const goes = takeOut(herds, change);
    if (byName !== null && goes.size + byName.size > 0) {
      left = { transferUuid: uuid, at, herdUuid: from, head: leaving.head, pairs: goes, named: byName };
    }
    if (to !== null) for (const [clock, pairs] of goes) herds.add(to, clock, pairs);
    herds.places.see(named, to ?? GONE, transfer.animal);
    moveNamed(herds, change);
  } else if (to !== null && isWeaned(transfer)) {
    const arrived = arrivedClass(wasTarget, target);
    const came = headIn(target, arrived) - headIn(wasTarget, arrived);
    takeWeaned(herds, at, to, arrived, came, scope);
  }
  herds.places.see(named, to ?? GONE, transfer.animal);
  return left;
}
