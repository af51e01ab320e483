import { byText, type CountData, type Entry } from '../../grazing/records';
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

type Made = readonly Turn[];

/** Turns with the lists that they were made of, each with the turns of its entries in their order. */
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

const countTurn = ({ uuid, data }: Entry<CountData>): Turn => ({ at: Date.parse(data.at), uuid, rank: 0, count: data });

const transferTurn = ({ uuid, data }: Entry<TaggedTransferData>): Turn => ({
  at: Date.parse(data.at),
  uuid,
  rank: 1,
  transfer: data,
});

const weighingTurn = ({ uuid, data }: Entry<WeighingData>): Turn => ({
  at: Date.parse(data.at),
  uuid,
  rank: 3,
  weighing: data,
});

function treatmentTurn(entry: Entry<TreatmentData>, ruleSet: RuleSetId | null): Turn {
  const clock = clockOf(entry, ruleSet);
  return { at: clock.at, uuid: entry.uuid, rank: 2, clock };
}

interface Change {
  readonly made: Made;
  readonly added: readonly Turn[];
  readonly gone: readonly Turn[];
}

/** The turns of a list of entries, and what changed in it. An entry that was there before keeps its turn. */
function changeOf<Data>(
  entries: readonly Entry<Data>[],
  make: (entry: Entry<Data>) => Turn,
  old: readonly Entry<Data>[] = [],
  turns: Made = [],
): Change {
  if (entries === old) return { made: turns, added: [], gone: [] };
  // What is new is mostly at one place: only what is between the same beginning and end is looked for.
  const [length, was] = [entries.length, old.length];
  let [start, end] = [0, 0];
  while (start < length && start < was && entries[start] === old[start]) start += 1;
  const rest = Math.min(length, was) - start;
  while (end < rest && entries[length - 1 - end] === old[was - 1 - end]) end += 1;
  const known = new Map<Entry<Data>, Turn>();
  turns.slice(start, was - end).forEach((turn, index) => {
    const entry = old[start + index];
    if (entry !== undefined) known.set(entry, turn);
  });
  const added: Turn[] = [];
  const middle = entries.slice(start, length - end).map((entry) => {
    const kept = known.get(entry);
    known.delete(entry);
    if (kept !== undefined) return kept;
    const turn = make(entry);
    added.push(turn);
    return turn;
  });
  const made = [...turns.slice(0, start), ...middle, ...turns.slice(was - end)];
  return { made, added, gone: [...known.values()] };
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
  const [were, turns] = [known?.sources, known?.made];
  const treatmentOf = (entry: Entry<TreatmentData>): Turn => treatmentTurn(entry, ruleSet);
  const counts = changeOf(sources.counts, countTurn, were?.counts, turns?.counts);
  const transfers = changeOf(sources.transfers, transferTurn, were?.transfers, turns?.transfers);
  const treatments = changeOf(sources.treatments, treatmentOf, were?.treatments, turns?.treatments);
  const weighings = changeOf(sources.weighings, weighingTurn, were?.weighings, turns?.weighings);
  const changes = [counts, transfers, treatments, weighings];
  const made = {
    counts: counts.made,
    transfers: transfers.made,
    treatments: treatments.made,
    weighings: weighings.made,
  };
  const added = changes.reduce((sum, change) => sum + change.added.length, 0);
  const gone = new Set(changes.flatMap((change) => change.gone));
  const old = known?.all ?? [];
  const all = gone.size === 0 ? [...old] : old.filter((turn) => !gone.has(turn));
  let firstNew = gone.size === 0 ? old.length : old.findIndex((turn) => gone.has(turn));
  if (added > FEW) {
    // One by one: a ranch has more of them than a call takes arguments.
    for (const change of changes) for (const turn of change.added) all.push(turn);
    all.sort(inTurn);
    const changed = all.findIndex((turn, index) => turn !== old[index]);
    return { sources, ruleSet, all, made, firstNew: Math.min(firstNew, changed) };
  }
  for (const turn of changes.flatMap((change) => change.added)) {
    const place = placeFor(all, turn);
    all.splice(place, 0, turn);
    firstNew = Math.min(firstNew, place);
  }
  return { sources, ruleSet, all, made, firstNew };
}
