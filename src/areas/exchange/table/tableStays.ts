import type { TableRow } from '@domain/formats/table/readTable';
import { isInstant } from '@contract/grazing/dates';
import { t } from '@domain/words';
import { asNote } from '@shared/lib/asNote';
import { newHerd } from './newRecords';
import { assertGood, BadRow, rowReader } from './rowReader';
import type { Match } from './tableFields';
import { folded, iso, type TableGrounds } from './tableRecords';

/** A stay as a table has it, with the names of its paddocks. */
export interface TableStay {
  readonly line: number;
  /** The lines of all rows that it was put together from. */
  readonly lines: readonly number[];
  readonly herd: string;
  readonly paddocks: readonly string[];
  readonly from: number;
  readonly to: number | null;
  readonly days: number | null;
  readonly note: string;
}

/** Whether a herd only passed through. */
export const isOfNoLength = ({ from, to }: TableStay): boolean => from === to;

/**
 * The stays herd by herd, as they follow on each other. Those of one herd that begin together are one with open gates. One
 * of no length goes before the one that begins as it ends.
 */
export function together(stays: readonly TableStay[]): TableStay[] {
  const whole = new Map<string, TableStay>();
  for (const stay of stays) {
    const key = `${folded(stay.herd)} ${stay.from} ${isOfNoLength(stay)}`;
    const first = whole.get(key);
    const paddocks = [...(first?.paddocks ?? []), ...stay.paddocks];
    const lines = [...(first?.lines ?? []), stay.line];
    whole.set(key, first === undefined ? stay : { ...first, lines, paddocks });
  }
  return [...whole.values()].sort(
    (one, other) =>
      (folded(one.herd) < folded(other.herd) ? -1 : Number(folded(one.herd) > folded(other.herd))) ||
      one.from - other.from ||
      Number(isOfNoLength(other)) - Number(isOfNoLength(one)),
  );
}

/** Judges a name once: of thousands of rows most name the same few. Throws `BadRow`. */
function assertName(name: string, judged: Set<string>): void {
  if (judged.has(name)) return;
  assertGood('herd', newHerd(name, 0).data);
  judged.add(name);
}

const DAYS_MAX = 1_000_000;

/** @param judged the names that are good */
export function readStay(row: TableRow, match: Match, grounds: TableGrounds, judged: Set<string>): TableStay {
  const { text, time, number, needed } = rowReader(row, match, grounds);
  const herd = needed('herd');
  const paddocks = needed('paddock')
    .split(/\s*;\s*/)
    .filter(Boolean);
  for (const name of [herd, ...paddocks]) assertName(name, judged);
  const from = time('date', text('time'));
  if (from === null) throw new BadRow(t`The date is missing`);
  const to = time('out');
  if (to !== null && to < from) throw new BadRow(t`It ends before it begins`);
  const days = number('days');
  if (days !== null && (days < 0 || days > DAYS_MAX)) throw new BadRow(t`Planned days are too many, or too few`);
  for (const at of [from, to])
    if (at !== null && !isInstant(iso(at))) throw new BadRow(t`The year must be 1900 or later`);
  return { line: row.line, lines: [row.line], herd, paddocks, from, to, days, note: asNote(text('note')) };
}
