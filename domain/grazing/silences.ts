import type { Entry, GrazingRecords } from './records';
import { DAY_MS } from './time';

/** A ranch without a single dated entry for longer than this is not being recorded. */
export const SILENCE_MS = 365 * DAY_MS;

/** Entries of a ranch that follow each other without a silence between them. */
interface Run {
  readonly from: number;
  to: number;
}

type Dates = Readonly<Record<'at' | 'on' | 'starts_on' | 'done_at' | 'retired_at', unknown>>;

/** When an entry is dated; a day is its noon. Infinity where it has no date. */
function instantOf(data: Partial<Dates>): number {
  const date = data.at ?? data.on ?? data.starts_on ?? data.done_at ?? data.retired_at;
  if (typeof date !== 'string') return Infinity;
  // eslint-disable-next-line lingui/no-unlocalized-strings -- the form of a day
  return Date.parse(date.length === 'YYYY-MM-DD'.length ? `${date}T12:00:00Z` : date);
}

/** Runs in one, where no silence is between them. Between two runs of the result there is no entry. */
function joined(runs: readonly Run[]): readonly Run[] {
  const all: Run[] = [];
  for (const { from, to } of [...runs].sort((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last !== undefined && from - last.to <= SILENCE_MS) last.to = Math.max(last.to, to);
    else all.push({ from, to });
  }
  return all;
}

function remembering<Key extends object, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = read(key);
    known.set(key, value);
    return value;
  };
}

const runsOf = remembering((entries: readonly Entry<object>[]): readonly Run[] =>
  joined(
    entries.flatMap(({ data }) => {
      const at = instantOf(data);
      return at === Infinity ? [] : { from: at, to: at };
    }),
  ),
);

/** By the map: after one more move the forage of ten thousand paddocks is not looked at again. */
const runsOfAll = remembering((byKey: ReadonlyMap<string, readonly Entry<object>[]>): readonly Run[] =>
  joined([...byKey.values()].flatMap(runsOf)),
);

const runsOfRanch = remembering((records: GrazingRecords): readonly Run[] => {
  const { moves, forage, counts, transfers, feed, herds, others = [] } = records;
  const lists = [counts, transfers, feed, herds, ...others].flatMap((entries) => runsOf(entries));
  return joined([...runsOfAll(moves), ...runsOfAll(forage), ...lists]);
});

/**
 * When the last silence of the record ended that was not over at `since`; null where there is none.
 *
 * @param until a silence that still lasts ends then (ms since 1970)
 */
export function endOfSilence(since: number, until: number, records: GrazingRecords): number | null {
  const runs = runsOfRanch(records);
  for (let index = runs.length - 1; index >= 0; index -= 1) {
    const from = runs[index]?.to ?? until;
    const to = Math.min(runs[index + 1]?.from ?? Infinity, until);
    if (to <= since) return null;
    if (to - from > SILENCE_MS) return to;
  }
  return null;
}

/** Whether two records are silent at the same times. */
export function areAsSilent(one: GrazingRecords, other: GrazingRecords): boolean {
  const [own, others] = [runsOfRanch(one), runsOfRanch(other)];
  return (
    own.length === others.length &&
    own.every(({ from, to }, index) => from === others[index]?.from && to === others[index]?.to)
  );
}

/** Whether a rest is so long that it hangs on what is recorded elsewhere on the ranch. */
export const isOverSilence = (days: number | null): boolean => days !== null && days * DAY_MS >= SILENCE_MS;
