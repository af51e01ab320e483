import { MessageChannel } from 'node:worker_threads';
import { readTable } from '@domain/formats/table/readTable';
import { staysCsv } from '@domain/formats/staysCsv';
import { ARanch, day, instant } from '@domain/testing/aRanch';
import type { DataOf, Held } from '@records/index';
import { COWS, CREEK, MESA } from '@testing/aRecord';
import { moveRecords } from './moveRecords';
import { guessFields, type Match } from './tableFields';
import type { FromTable, TableGrounds } from './tableRecords';

// jsdom has none: the browser's turns end by it.
Object.assign(globalThis, { MessageChannel });

const HILL = '00000000-0000-4000-8000-000000000001';
const OLD = '00000000-0000-4000-8000-000000000002';
const BULLS = '00000000-0000-4000-8000-000000000003';

const aRanch = () =>
  new ARanch()
    .paddock(CREEK, 10, { name: 'Creek' })
    .paddock(MESA, 10, { name: 'Mesa' })
    .paddock(HILL, 10, { name: 'Hill' })
    .herd(COWS, undefined, { name: 'Cows' });

const held = (entries: readonly { uuid: string; data: object }[] = []) =>
  entries.map((entry) => ({ base: 1, changed_at: '', changed_by: null, ...entry }));

function groundsOf(ranch: ARanch): TableGrounds {
  const { herds, paddocks, moves } = ranch.records();
  return {
    zone: null,
    now: instant(100),
    herds: held(herds) as Held<DataOf<'herd'>>[],
    paddocks: held(paddocks) as Held<DataOf<'paddock'>>[],
    movesOf: (herd) => held(moves.get(herd)) as Held<DataOf<'move'>>[],
  };
}

function made(text: string, ranch: ARanch, more: Partial<Match> = {}): Promise<FromTable> {
  const table = readTable(new TextEncoder().encode(text));
  const match: Match = {
    kind: 'moves',
    fields: guessFields(table.columns, 'moves'),
    mark: '.',
    order: 'month',
    isHectares: false,
    isKilograms: false,
    animal: 'cows',
    makesUnknown: true,
    ...more,
  };
  return moveRecords(table, match, groundsOf(ranch));
}

/** A table of the stays of the cows: paddock, day in, day out. */
const table = (...rows: readonly (readonly [string, number, number?])[]): string =>
  [
    'herd,paddock,in,out',
    ...rows.map(([name, from, to]) => `Cows,${name},${day(from)},${to === undefined ? '' : day(to)}`),
  ].join('\n');

/** The moves that come in: day, and paddocks or where else. */
const moves = ({ records }: FromTable) =>
  records.flatMap(({ data }) =>
    'at' in data && 'paddock_uuids' in data && 'off' in data
      ? [[(Date.parse(String(data.at)) - instant(0)) / 86_400_000, data.off ?? data.paddock_uuids]]
      : [],
  );

it('E3: the stays of a season bring nothing to the ranch that they are of, though it went on after their end', async () => {
  const ranch = aRanch()
    .season('first', '2026-06-01', '2026-06-10')
    .move(COWS, day(0), CREEK)
    .move(COWS, day(2), [MESA, HILL])
    .off(COWS, day(4))
    .move(COWS, day(5), HILL)
    .move(COWS, day(5), CREEK)
    .move(COWS, day(12), MESA)
    .off(COWS, day(14), 'unknown');
  const records = ranch.records();
  const own = staysCsv(records, records.seasons[0] ?? null, instant(50));
  expect(own).toContain(`${day(5)},${day(5)}`);
  expect(own).toContain(`${day(5)},${day(12)}`);
  expect(await made(own, ranch)).toMatchObject({ records: [], bad: [] });
});

it('E2: a stay with an end is followed by a gap where nothing says where the herd went', async () => {
  const from = await made(table(['Creek', 1, 3], ['Mesa', 5, 7]), aRanch());
  expect(moves(from)).toEqual([
    [1, [CREEK]],
    [3, 'unknown'],
    [5, [MESA]],
    [7, 'unknown'],
  ]);
});

it('E2: no gap cuts a stay that the ranch knows of, at the end of a row or within it', async () => {
  const atTheEnd = await made(table(['Creek', 1, 3]), aRanch().move(COWS, day(3), MESA));
  expect(moves(atTheEnd)).toEqual([[1, [CREEK]]]);
  const within = await made(table(['Creek', 1, 3]), aRanch().move(COWS, day(2), MESA));
  expect(moves(within)).toEqual([[1, [CREEK]]]);
  const later = await made(table(['Creek', 1, 3]), aRanch().move(COWS, day(4), MESA));
  expect(moves(later)).toEqual([
    [1, [CREEK]],
    [3, 'unknown'],
  ]);
});

it('E2: a stay that the ranch has ends as the ranch has it', async () => {
  const from = await made(table(['Creek', 1, 3]), aRanch().move(COWS, day(1), CREEK).move(COWS, day(4), MESA));
  expect(from).toMatchObject({ records: [], bad: [], there: 1 });
});

it('E2: a row that stays out does not say where the herd went', async () => {
  const from = await made(table(['Creek', 1, 3], ['Elsewhere', 3, 5]), aRanch(), { makesUnknown: false });
  expect(moves(from)).toEqual([
    [1, [CREEK]],
    [3, 'unknown'],
  ]);
});

it('E2: a row of no length makes way for the one that begins as it ends', async () => {
  const from = await made(table(['Mesa', 3], ['Creek', 3, 3]), aRanch());
  expect(moves(from)).toEqual([[3, [MESA]]]);
  expect(from.bad).toEqual([
    { line: 3, why: 'It ends as it begins, and another row has the herd elsewhere from then on' },
  ]);
});

it('E2: more paddocks at once than a herd may be in stay out, every row with the reason, and the others come in', async () => {
  const rows = Array.from({ length: 70 }, (_, at) => [`P${at}`, 1, 2] as const);
  const from = await made(table(...rows, ['Creek', 4]), aRanch());
  expect(moves(from)).toEqual([[4, [CREEK]]]);
  expect(from.records).toHaveLength(1);
  expect(from.bad).toEqual(rows.map((_, at) => ({ line: at + 2, why: 'A herd is in at most 64 paddocks at once' })));
});

it('E2: a paddock may have any name, those of what every object has too', async () => {
  const from = await made(table(['constructor', 1], ['__proto__', 2], ['toString', 3]), aRanch());
  expect(from.bad).toEqual([]);
  expect(from.unknown.paddocks).toEqual(['constructor', '__proto__', 'toString']);
  const places = from.records.filter(({ kind }) => kind === 'paddock').map(({ uuid }) => [uuid]);
  expect(moves(from)).toEqual(places.map((uuids, at) => [at + 1, uuids]));
});

it('E2: a retired paddock or herd has the rows of its time, and those after it stay out', async () => {
  const ranch = aRanch()
    .paddock(OLD, 10, { name: 'Old', retired_at: day(5) })
    .herd(BULLS, undefined, { name: 'Bulls', retired_at: day(5) });
  const from = await made(
    `${table(['Old', 1], ['Old', 5])}\nBulls,Old,${day(4)},${day(5)}\nBulls,Creek,${day(6)},`,
    ranch,
  );
  expect(from.unknown).toEqual({ herds: [], paddocks: [] });
  expect(moves(from)).toEqual([
    [4, [OLD]],
    [1, [OLD]],
  ]);
  expect(from.bad).toEqual([
    { line: 3, why: 'The paddock Old is retired at that time' },
    { line: 5, why: 'The herd Bulls is retired at that time' },
  ]);
});

it('E2: of one name the live one has the rows, and what the ranch knows of a retired one stays known', async () => {
  const ranch = aRanch()
    .paddock(OLD, 10, { name: 'Creek', retired_at: day(5) })
    .move(COWS, day(1), OLD)
    .move(COWS, day(3), MESA);
  const from = await made(table(['Creek', 1, 3], ['Mesa', 3, 4], ['Creek', 4]), ranch);
  expect(from.there).toBe(2);
  expect(moves(from)).toEqual([[4, [CREEK]]]);
});
