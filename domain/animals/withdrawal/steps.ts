import { countedClass, type HerdClass } from '../../grazing/herdClass';
import type { CountData } from '../../grazing/records';
import type { Classes } from '../../grazing/transfer';
import type { WeighingData } from '../facts';
import type { Clock } from './withdrawalClock';
import type { Herds, Scope } from './Herds';
import { headIn, treatedPairs } from './pairs';
import { recounted, renamed } from './recounted';
import { takeTransfer } from './transferStep';
import type { Left } from './sale';
import type { Turn } from './turns';
import { clocksOfCalves, dayOn, type CountedAway } from './weanedDay';

/** Clocks go by head: without weights none is worked out. */
const unweighed = (counted: HerdClass): HerdClass => ({ ...counted, weightLb: null, gainLbPerDay: 0 });

/** Which clocks of pairs of cows with calves a count takes away, and of each whether all pairs had it. */
function countedAway(herds: Herds, herd: string, before: Classes): CountedAway {
  const there = headIn(before, 'cow_calf');
  const away = new Map<Clock, boolean>();
  for (const [clock, pairs] of herds.heldIn(herd)) {
    const pair = pairs.find(({ animal }) => animal === 'cow_calf');
    if (pair !== undefined && pair.most > 0) away.set(clock, pair.least >= there);
  }
  const named = new Map<Clock, number>();
  for (const { animal, herds: possible, size, clocks } of herds.places.in(herd)) {
    if (animal !== 'cow_calf') continue;
    const sure = possible.length === 1 ? size : 0;
    for (const clock of clocks) named.set(clock, (named.get(clock) ?? 0) + sure);
  }
  for (const [clock, sure] of named) away.set(clock, away.get(clock) === true || sure >= there);
  return away;
}

/** Rule W5: the calves that were weaned earlier on a day take the clocks of pairs that are counted away on it. */
function giveToCalves(herds: Herds): void {
  const { away, weaned } = herds.weanedDay;
  const earlier = clocksOfCalves(away.slice(0, -1));
  for (const [clock, isAll] of clocksOfCalves(away)) {
    if (earlier.has(clock)) continue;
    for (const { herd, animal, head } of weaned)
      herds.add(herd, clock, [{ animal, least: isAll ? head : 0, most: head }]);
  }
}

function takeCount(herds: Herds, { herd_uuid: herd, classes }: CountData, at: number, { zone }: Scope): void {
  const before = herds.classesOf(herd);
  const after = classes.map((counted) => unweighed(countedClass(counted, at)));
  const fewerPairs = headIn(before, 'cow_calf') > headIn(after, 'cow_calf');
  const away = fewerPairs ? countedAway(herds, herd, before) : null;
  herds.classes.set(herd, after);
  for (const [clock, pairs] of herds.heldIn(herd)) herds.put(herd, clock, recounted(pairs, before, after));
  const { gone, come } = renamed(before, after);
  if (gone.length > 0) {
    const now = come.length === 1 ? (come[0] ?? null) : null;
    for (const group of herds.places.in(herd)) {
      if (group.animal !== null && gone.includes(group.animal)) herds.places.rename(group, now);
    }
  }
  if (away === null) return;
  const known = dayOn(herds.weanedDay, zone.dayOf(at));
  herds.weanedDay = { ...known, away: [...known.away, away] };
  giveToCalves(herds);
}

function takeTreatment(herds: Herds, clock: Clock, { keys }: Scope): void {
  const { herd_uuid: herd, animal, head, tags } = clock.data;
  const classes = herds.classesOf(herd);
  if (tags.length === 0) {
    if (clock.until > clock.at) herds.add(herd, clock, treatedPairs(classes, animal, head));
    return;
  }
  const only = classes?.length === 1 ? classes[0]?.animal : undefined;
  const named = [...new Set(tags.map((tag) => keys.keyOf(tag, clock.at)))];
  herds.places.put(named, herd, animal ?? only ?? null, clock);
}

function takeWeighing(herds: Herds, weighing: WeighingData, at: number, { keys }: Scope): void {
  // A session has thousands of tags, and few animals are kept.
  const seen = new Set<string>();
  for (const { tag } of weighing.entries) {
    const key = tag === '' ? '' : keys.keyOf(tag, at);
    if (key !== '' && herds.places.isKept(key)) seen.add(key);
  }
  herds.places.see(seen, weighing.herd_uuid, weighing.animal);
}

/** Takes one turn of the record. Gives what was held of animals that leave the ranch with it. */
export function takeTurn(herds: Herds, turn: Turn, scope: Scope): Left | null {
  switch (turn.rank) {
    case 0:
      takeCount(herds, turn.count, turn.at, scope);
      return null;
    case 1:
      return takeTransfer(herds, turn, scope);
    case 2:
      takeTreatment(herds, turn.clock, scope);
      return null;
    case 3:
      takeWeighing(herds, turn.weighing, turn.at, scope);
      return null;
  }
}
