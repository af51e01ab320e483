import { plural, t } from '@domain/words';
import { added, type DataOf } from '@records/index';
import { moveData } from '@records/moving/moveData';
import { OPEN_GATES_MAX } from '@contract/grazing/move';
import type { NewRecord } from '../bringing/Imported';
import { inTurns } from '@shared/lib/inTurns';
import { newHerd, newPaddock } from './newRecords';
import { byName, live, livesAt, namedAt, type ByName, type Named } from './names';
import { ranchMoves, type RanchMoves } from './ranchMoves';
import { assertGood, BadRow } from './rowReader';
import { eachRow, folded, iso, type BadLine, type FromTable, type TableMaker } from './tableRecords';
import { isOfNoLength, readStay, together, type TableStay } from './tableStays';

/** Words of a cell for where a herd is when it is in no paddock. */
const OFF: ReadonlyMap<string, NonNullable<DataOf<'move'>['off']>> = new Map([
  ['corral', 'corral'],
  ['corrals', 'corral'],
  ['feedlot', 'feedlot'],
  ['away', 'away'],
  ['sold', 'away'],
  ['unknown', 'unknown'],
]);
/** A herd that comes in this soon after it went out was moved in one go. */
const SAME_MS = 2 * 60_000;

/** The names that nothing on the ranch has, as the table writes them, each once. */
function unknownOf(names: readonly string[], known: ByName): string[] {
  const unknown = new Map<string, string>();
  for (const name of names) if (!known.has(folded(name)) && !unknown.has(folded(name))) unknown.set(folded(name), name);
  return [...unknown.values()];
}

const newMove = (
  herd: string,
  at: number,
  places: Pick<DataOf<'move'>, 'paddock_uuids' | 'off'>,
  days: number | null,
  note = '',
) =>
  added(
    'move',
    moveData({ herd_uuid: herd, at: iso(at), ...places, planned_days: days !== null && days > 0 ? days : null, note }),
  );

type NewMove = ReturnType<typeof newMove>;

/** What the names of a table stand for. */
interface Names {
  readonly herds: ByName;
  readonly paddocks: ByName;
}

/** Whether a name says that a herd is off pasture at an instant: no paddock has it then. */
const isOffWord = (name: string, at: number, { paddocks }: Names): boolean =>
  OFF.has(folded(name)) && !livesAt(paddocks, name, at);

/** Where a stay is. Throws `BadRow` where a name of it is nothing on the ranch then. */
function placesOf({ paddocks, from }: TableStay, names: Names): Pick<DataOf<'move'>, 'paddock_uuids' | 'off'> {
  const [first = ''] = paddocks;
  if (paddocks.length === 1 && isOffWord(first, from, names))
    return { paddock_uuids: [], off: OFF.get(folded(first)) ?? 'unknown' };
  const uuids = paddocks.map((name) => namedAt(names.paddocks, 'paddock', name, from).uuid);
  return { paddock_uuids: [...new Set(uuids)], off: null };
}

/** Whether a move of the ranch is to where a stay is, by whichever of its name: one that is retired since, too. */
function isTo({ paddocks }: TableStay, { off, paddock_uuids }: DataOf<'move'>, names: Names): boolean {
  if (off !== null) return paddocks.length === 1 && OFF.get(folded(paddocks[0] ?? '')) === off;
  const ofEach = paddocks.map((name) => (names.paddocks.get(folded(name)) ?? []).map(({ uuid }) => uuid));
  return (
    ofEach.every((uuids) => uuids.some((uuid) => paddock_uuids.includes(uuid))) &&
    paddock_uuids.every((uuid) => ofEach.some((uuids) => uuids.includes(uuid)))
  );
}

/** Whether the ranch has the move of a stay already. */
const isKnown = (stay: TableStay, names: Names, ranch: RanchMoves): boolean =>
  (names.herds.get(folded(stay.herd)) ?? []).some(({ uuid }) =>
    ranch.at(uuid, stay.from).some((move) => isTo(stay, move, names)),
  );

/** The herds and paddocks that are made for names that are not there, and the names that stand for them from then on. */
function madeFor({ herds, paddocks }: FromTable['unknown'], names: Names, count: number): NewRecord[] {
  const newPaddocks = paddocks.map(newPaddock);
  const newHerds = herds.map((name, index) => newHerd(name, count + index));
  for (const { uuid, data } of newPaddocks) names.paddocks.set(folded(data.name), [live(uuid)]);
  for (const { uuid, data } of newHerds) names.herds.set(folded(data.name), [live(uuid)]);
  return [...newPaddocks, ...newHerds];
}

/** A stay of a table, with the move that it becomes. */
interface Placed {
  readonly stay: TableStay;
  /** Null: the ranch has it already. */
  readonly come: { readonly herd: Named; readonly move: NewMove } | null;
}

const isSameHerd = (one: TableStay, other: TableStay): boolean => folded(one.herd) === folded(other.herd);

/**
 * The gap after a stay: from its end on nobody knows where the herd is. It is written down only where it cuts nothing that
 * is known: a stay that the ranch has already ends as the ranch has it, and one that comes in brings no gap where another
 * row of the table, or a move of the ranch, tells where the herd goes within it or at its end. A herd is nowhere from its
 * retirement on.
 *
 * @param next what the table says after it, of the same herd or another
 */
function gapAfter({ stay, come }: Placed, next: Placed | undefined, ranch: RanchMoves): NewMove[] {
  if (come === null || stay.to === null || stay.to >= come.herd.retiredAt) return [];
  const { uuid } = come.herd;
  const until = stay.to + SAME_MS;
  const isFollowed = next !== undefined && isSameHerd(stay, next.stay) && next.stay.from <= until;
  if (isFollowed || ranch.isMovedWithin(uuid, stay.from, until)) return [];
  return [newMove(uuid, stay.to, { paddock_uuids: [], off: 'unknown' }, null)];
}

/** Throws `BadRow` where the server would take no such move. */
function assertGoodMove({ data }: NewMove): void {
  if (data.paddock_uuids.length > OPEN_GATES_MAX)
    throw new BadRow(t`A herd is in at most ${plural(OPEN_GATES_MAX, { other: '# paddocks' })} at once`);
  assertGood('move', data);
}

/** The move of a stay. Throws `BadRow` where a name of it is nothing on the ranch then, or the server would refuse it. */
function comingOf(stay: TableStay, names: Names): NonNullable<Placed['come']> {
  const herd = namedAt(names.herds, 'herd', stay.herd, stay.from);
  const move = newMove(herd.uuid, stay.from, placesOf(stay, names), stay.days, stay.note);
  assertGoodMove(move);
  return { herd, move };
}

const PASSED = t`It ends as it begins, and another row has the herd elsewhere from then on`;

/** Whether a stay of no length makes way for another one that begins at the same time. */
const isPassed = (stay: TableStay, next: TableStay | undefined): boolean =>
  isOfNoLength(stay) && next?.from === stay.from && isSameHerd(stay, next);

/** What is wrong with stays, told of every row that they were put together from. */
function ofEachRow(bad: readonly BadLine[], stays: readonly TableStay[]): BadLine[] {
  const linesOf = new Map(stays.map(({ line, lines }) => [line, lines]));
  return bad.flatMap(({ line, why }) => (linesOf.get(line) ?? [line]).map((each) => ({ line: each, why })));
}

/**
 * A table of moves: which herd went where and when. Names that are not there are made, or leave their rows out; none is made
 * for rows that stay out in any case. Moves that the ranch has already are passed over.
 */
export const moveRecords: TableMaker = async ({ rows }, match, grounds, signal) => {
  const names: Names = { herds: byName(grounds.herds), paddocks: byName(grounds.paddocks) };
  const stays: TableStay[] = [];
  const judged = new Set<string>();
  const unread = await eachRow(rows, (row) => void stays.push(readStay(row, match, grounds, judged)), signal);
  const inPaddocks = stays.flatMap(({ paddocks, from }) => paddocks.filter((name) => !isOffWord(name, from, names)));
  const inHerds = stays.map(({ herd }) => herd);
  const unknown = { herds: unknownOf(inHerds, names.herds), paddocks: unknownOf(inPaddocks, names.paddocks) };
  const fresh = match.makesUnknown ? madeFor(unknown, names, grounds.herds.length) : [];
  const ranch = ranchMoves(grounds);
  const whole = together(stays);
  const placed: Placed[] = [];
  const place = (stay: TableStay, index: number) => {
    const isHere = isKnown(stay, names, ranch);
    if (!isHere && isPassed(stay, whole[index + 1])) throw new BadRow(PASSED);
    placed.push({ stay, come: isHere ? null : comingOf(stay, names) });
  };
  const unplaced = ofEachRow(await eachRow(whole, place, signal), whole);
  const coming = placed.flatMap(({ come }) => (come === null ? [] : [come.move.data]));
  const used = new Set(coming.flatMap(({ herd_uuid, paddock_uuids }) => [herd_uuid, ...paddock_uuids]));
  const records = fresh.filter(({ uuid }) => used.has(uuid));
  const bring = (each: Placed, index: number) => {
    if (each.come !== null) records.push(each.come.move, ...gapAfter(each, placed[index + 1], ranch));
  };
  await inTurns(placed, bring, signal);
  const there = placed.reduce((sum, { stay, come }) => sum + (come === null ? stay.lines.length : 0), 0);
  const bad = [...unread, ...unplaced].sort((one, other) => one.line - other.line);
  return { records, bad, there, unknown };
};
