import type { TableRow } from '@domain/formats/table/readTable';
import { added, type DataOf } from '@records/index';
import { isInstant } from '@contract/grazing/dates';
import { asNote } from '../bringing/asNote';
import { newHerd, newPaddock } from './newRecords';
import { assertGood, BadRow, rowReader } from './rowReader';
import type { Match } from './tableFields';
import {
  byName,
  eachRow,
  folded,
  iso,
  type FromTable,
  type NewRecord,
  type TableGrounds,
  type TableMaker,
} from './tableRecords';

/** Words of a cell for where a herd is when it is in no paddock. */
const OFF: Readonly<Record<string, NonNullable<DataOf<'move'>['off']>>> = {
  corral: 'corral',
  corrals: 'corral',
  feedlot: 'feedlot',
  away: 'away',
  sold: 'away',
  unknown: 'unknown',
};
/** A herd that comes in this soon after it went out was moved in one go. */
const SAME_MS = 2 * 60_000;

/** A stay as a table has it, with the names of its paddocks. */
interface TableStay {
  readonly line: number;
  readonly herd: string;
  readonly paddocks: readonly string[];
  readonly from: number;
  readonly to: number | null;
  readonly days: number | null;
  readonly note: string;
}

/** The names that nothing on the ranch has, as the table writes them, each once. */
function unknownOf(names: readonly string[], known: ReadonlyMap<string, string>): string[] {
  const unknown = new Map<string, string>();
  for (const name of names) if (!known.has(folded(name)) && !unknown.has(folded(name))) unknown.set(folded(name), name);
  return [...unknown.values()];
}

/** The stays herd by herd, as they follow on each other. Those of one herd that begin together are one with open gates. */
function together(stays: readonly TableStay[]): TableStay[] {
  const whole = new Map<string, TableStay>();
  for (const stay of stays) {
    const key = `${folded(stay.herd)} ${stay.from}`;
    const first = whole.get(key);
    const paddocks = [...(first?.paddocks ?? []), ...stay.paddocks];
    whole.set(key, first === undefined ? stay : { ...first, paddocks });
  }
  return [...whole.values()].sort(
    (one, other) =>
      (folded(one.herd) < folded(other.herd) ? -1 : Number(folded(one.herd) > folded(other.herd))) ||
      one.from - other.from,
  );
}

const newMove = (
  herd: string,
  at: number,
  places: Pick<DataOf<'move'>, 'paddock_uuids' | 'off'>,
  days: number | null,
  note = '',
) =>
  added('move', {
    herd_uuid: herd,
    at: iso(at),
    ...places,
    strip_acres: null,
    planned_days: days !== null && days > 0 ? days : null,
    plan_uuid: null,
    note,
  });

const isSamePlace = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((uuid) => other.includes(uuid));

/** What the names of a table stand for: ids of herds and paddocks, by their folded names. */
interface Names {
  readonly herds: Map<string, string>;
  readonly paddocks: Map<string, string>;
}

/** Judges a name once: of thousands of rows most name the same few. Throws `BadRow`. */
function assertName(name: string, judged: Set<string>): void {
  if (judged.has(name)) return;
  assertGood('herd', newHerd(name, 0).data);
  judged.add(name);
}

const DAYS_MAX = 1_000_000;

/** @param judged the names that are good */
function readStay(row: TableRow, match: Match, grounds: TableGrounds, judged: Set<string>): TableStay {
  const { text, time, number, needed } = rowReader(row, match, grounds);
  const herd = needed('herd', 'The herd');
  const paddocks = needed('paddock', 'The paddock')
    .split(/\s*;\s*/)
    .filter(Boolean);
  for (const name of [herd, ...paddocks]) assertName(name, judged);
  const from = time('date', 'The date', text('time'));
  if (from === null) throw new BadRow('The date is missing');
  const to = time('out', 'The day out');
  if (to !== null && to < from) throw new BadRow('It ends before it begins');
  const days = number('days', 'Planned days');
  if (days !== null && (days < 0 || days > DAYS_MAX)) throw new BadRow('Planned days are too many, or too few');
  for (const at of [from, to])
    if (at !== null && !isInstant(iso(at))) throw new BadRow('The year is none from 1900 on');
  return { line: row.line, herd, paddocks, from, to, days, note: asNote(text('note')) };
}

const isOffWord = (name: string, { paddocks }: Names): boolean =>
  OFF[folded(name)] !== undefined && !paddocks.has(folded(name));

/** Where a stay is. Throws `BadRow` where a name of it is nothing on the ranch. */
function placesOf({ paddocks: names }: TableStay, known: Names): Pick<DataOf<'move'>, 'paddock_uuids' | 'off'> {
  const [first = ''] = names;
  if (names.length === 1 && isOffWord(first, known)) return { paddock_uuids: [], off: OFF[folded(first)] ?? 'unknown' };
  const uuids = names.map((name) => {
    const uuid = known.paddocks.get(folded(name));
    if (uuid === undefined) throw new BadRow(`There is no paddock ${name}`);
    return uuid;
  });
  return { paddock_uuids: [...new Set(uuids)], off: null };
}

/** The herds and paddocks that are made for names that are not there, and the names that stand for them from then on. */
function madeFor({ herds, paddocks }: FromTable['unknown'], names: Names, count: number): NewRecord[] {
  const newPaddocks = paddocks.map(newPaddock);
  const newHerds = herds.map((name, index) => newHerd(name, count + index));
  for (const { uuid, data } of newPaddocks) names.paddocks.set(folded(data.name), uuid);
  for (const { uuid, data } of newHerds) names.herds.set(folded(data.name), uuid);
  return [...newPaddocks, ...newHerds];
}

/** The moves of a stay: in, and out to where nobody knows, unless the herd comes in elsewhere then. */
function movesOf(stay: TableStay, next: TableStay | undefined, names: Names): ReturnType<typeof newMove>[] {
  const herd = names.herds.get(folded(stay.herd));
  if (herd === undefined) throw new BadRow(`There is no herd ${stay.herd}`);
  const move = newMove(herd, stay.from, placesOf(stay, names), stay.days, stay.note);
  const isOut = stay.to !== null && (next === undefined || next.from > stay.to + SAME_MS);
  return stay.to === null || !isOut
    ? [move]
    : [move, newMove(herd, stay.to, { paddock_uuids: [], off: 'unknown' }, null)];
}

const isSameMove = (one: DataOf<'move'>, other: DataOf<'move'>): boolean =>
  one.at === other.at && one.off === other.off && isSamePlace(one.paddock_uuids, other.paddock_uuids);

/** A table of moves: which herd went where and when. Names that are not there are made, or leave their rows out. */
export const moveRecords: TableMaker = async ({ rows }, match, grounds, signal) => {
  const names: Names = { herds: byName(grounds.herds), paddocks: byName(grounds.paddocks) };
  const stays: TableStay[] = [];
  const judged = new Set<string>();
  const unread = await eachRow(rows, (row) => void stays.push(readStay(row, match, grounds, judged)), signal);
  const inPaddocks = stays.flatMap(({ paddocks }) => paddocks.filter((name) => !isOffWord(name, names)));
  const inHerds = stays.map(({ herd }) => herd);
  const unknown = { herds: unknownOf(inHerds, names.herds), paddocks: unknownOf(inPaddocks, names.paddocks) };
  const records: NewRecord[] = match.makesUnknown ? madeFor(unknown, names, grounds.herds.length) : [];
  const isNew = ({ data: move }: ReturnType<typeof newMove>) =>
    !grounds.movesOf(move.herd_uuid).some(({ data }) => isSameMove(data, move));
  let there = 0;
  const whole = together(stays);
  const takeStay = (stay: TableStay, index: number) => {
    const next = whole[index + 1];
    const isSameHerd = next !== undefined && folded(next.herd) === folded(stay.herd);
    const coming = movesOf(stay, isSameHerd ? next : undefined, names).filter(isNew);
    if (coming.length === 0) there += 1;
    records.push(...coming);
  };
  const unplaced = await eachRow(whole, takeStay, signal);
  const bad = [...unread, ...unplaced].sort((one, other) => one.line - other.line);
  return { records, bad, there, unknown };
};
