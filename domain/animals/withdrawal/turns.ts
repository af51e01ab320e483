import { byText, type CountData, type Dated, type Entry } from '../../grazing/records';
import type { AnimalRecords, RuleSetId, TaggedTransferData, TreatmentData, WeighingData } from '../facts';
import { clockOf, type Clock } from './withdrawalClock';

/** What changes clocks, in the order in which it holds: at one instant counts, transfers, treatments, weighings, then by id. */
export type Turn = { readonly at: number; readonly uuid: string } & (
  | { readonly rank: 0; readonly count: CountData }
  | { readonly rank: 1; readonly transfer: TaggedTransferData }
  | { readonly rank: 2; readonly clock: Clock }
  | { readonly rank: 3; readonly weighing: WeighingData }
);

type Sources = Pick<AnimalRecords, 'counts' | 'transfers' | 'treatments' | 'weighings'>;

type Made = ReadonlyMap<Entry<object>, Turn>;

/** Turns with the lists that they were made of, each with the turn of each of its entries. */
export interface Turns {
  readonly sources: Sources;
  readonly ruleSet: RuleSetId | null;
  readonly all: readonly Turn[];
  readonly made: Readonly<Record<keyof Sources, Made>>;
  /** The place of the first turn that is not as it was before; how many there are where none is new. */
  readonly firstNew: number;
}

const inTurn = (one: Turn, other: Turn): number =>
  one.at - other.at || one.rank - other.rank || byText(one.uuid, other.uuid);

const dated = <Data extends { readonly at: string }>({ uuid, data }: Entry<Data>): Dated<Data> => ({
  uuid,
  data,
  at: Date.parse(data.at),
});

const NONE: Made = new Map();

/** The turns of all lists; a list that is the same as before keeps its own. */
function turnsMade(sources: Sources, ruleSet: RuleSetId | null, known: Turns | undefined): Turns['made'] {
  const made = <Data>(
    kind: keyof Sources,
    entries: readonly Entry<Data & object>[],
    make: (entry: Entry<Data & object>) => Turn,
  ): Made => {
    const before = known?.made[kind] ?? NONE;
    if (known?.sources[kind] === sources[kind]) return before;
    return new Map(entries.map((entry) => [entry, before.get(entry) ?? make(entry)]));
  };
  return {
    counts: made<CountData>('counts', sources.counts, (entry) => {
      const { uuid, at, data } = dated(entry);
      return { at, uuid, rank: 0, count: data };
    }),
    transfers: made<TaggedTransferData>('transfers', sources.transfers, (entry) => {
      const { uuid, at, data } = dated(entry);
      return { at, uuid, rank: 1, transfer: data };
    }),
    treatments: made<TreatmentData>('treatments', sources.treatments, (entry) => {
      const clock = clockOf(entry, ruleSet);
      return { at: clock.at, uuid: entry.uuid, rank: 2, clock };
    }),
    weighings: made<WeighingData>('weighings', sources.weighings, (entry) => {
      const { uuid, at, data } = dated(entry);
      return { at, uuid, rank: 3, weighing: data };
    }),
  };
}

/** The turns that one reading has and another lacks. */
function missingIn(made: Turns['made'], other: Turns['made'] | undefined): Turn[] {
  const missing: Turn[] = [];
  for (const kind of ['counts', 'transfers', 'treatments', 'weighings'] as const) {
    const there = other?.[kind] ?? NONE;
    if (made[kind] === there) continue;
    for (const [entry, turn] of made[kind]) if (!there.has(entry)) missing.push(turn);
  }
  return missing;
}

/** The place before which a turn goes. */
function placeFor(turns: readonly Turn[], turn: Turn): number {
  let [low, high] = [0, turns.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const there = turns[middle];
    if (there !== undefined && inTurn(there, turn) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** More new turns than these are sorted in rather than put in one by one. */
const FEW = 64;

/** All turns in order. With those of an earlier reading only what is new is read again. */
export function turnsOf(sources: Sources, ruleSet: RuleSetId | null, before?: Turns): Turns {
  const known = before?.ruleSet === ruleSet ? before : undefined;
  const made = turnsMade(sources, ruleSet, known);
  const added = missingIn(made, known?.made);
  const gone = new Set(known === undefined ? [] : missingIn(known.made, made));
  const old = known?.all ?? [];
  const all = gone.size === 0 ? [...old] : old.filter((turn) => !gone.has(turn));
  let firstNew = gone.size === 0 ? old.length : old.findIndex((turn) => gone.has(turn));
  if (added.length > FEW) {
    // One by one: a ranch has more of them than a call takes arguments.
    for (const turn of added) all.push(turn);
    all.sort(inTurn);
    const changed = all.findIndex((turn, index) => turn !== old[index]);
    return { sources, ruleSet, all, made, firstNew: Math.min(firstNew, changed) };
  }
  for (const turn of added) {
    const place = placeFor(all, turn);
    all.splice(place, 0, turn);
    firstNew = Math.min(firstNew, place);
  }
  return { sources, ruleSet, all, made, firstNew };
}
