import { joinExports } from '@domain/formats/pastureMap/joinExports';
import { readPastureMap } from '@domain/formats/pastureMap/readPastureMap';
import { zoneOf } from '@domain/grazing/time';
import { MOVES_HEADER, moved, pastureMapSheets } from '@domain/testing/pastureMapSheets';
import type { DataOf } from '@records/index';
import { namesInFiles } from './namesInFiles';
import { pastureMapRecords } from './pastureMapRecords';
import { seasonsOfFiles } from './seasonsOfFiles';

const STANDARD = { zone: zoneOf('America/Denver'), weightLb: 1_000, intakeLb: 30 };
const HERD = 'cows';

/** Cows that gain 2 lb a day in a stay of 30 days, and continue so in another. From noon to noon their forage is PastureMap’s. */
const growing = (days: number) =>
  readPastureMap(
    pastureMapSheets(MOVES_HEADER, [
      {
        name: 'Creek',
        rows: [
          moved('2024-07-01 12:00', 'Creek', 'Move In', 'Cows', 100, 3_000),
          moved('2024-07-31 12:00', 'Creek', 'Move Out', 'Cows', 100, 3_180),
        ],
      },
      {
        name: 'Mesa',
        rows: [
          moved('2024-07-31 12:00', 'Mesa', 'Move In', 'Cows', 100, 3_180),
          moved('2024-08-30 12:00', 'Mesa', 'Move Out', 'Cows', 100, 3_360),
        ].slice(0, days > 30 ? 2 : 0),
      },
    ]),
  );
type Count = DataOf<'count'>;

/** The counts that files become on a ranch that has those of the herd. */
function countsOf(days: number, there: readonly Count[]): Count[] {
  const joined = joinExports([growing(days)]);
  const choices = {
    names: namesInFiles(joined),
    seasons: seasonsOfFiles(joined, []),
    paddocks: new Map(),
    herds: new Map([['Cows', HERD]]),
    hasSeasons: false,
  };
  const held = there.map((data, index) => ({
    kind: 'count',
    uuid: String(index),
    data,
    base: 1,
    changed_at: '',
    changed_by: null,
  }));
  const grounds = { herds: [], movesOf: () => [], countsOf: () => held, standard: STANDARD };
  const made = pastureMapRecords(joined, choices, grounds, Date.parse('2026-06-10T12:00:00.000Z'));
  return [...made].flatMap((record) => (record.kind === 'count' ? [record.data] : []));
}
const told = (counts: readonly Count[]) =>
  counts.map(({ at, classes: [animals] }) => [at, animals?.average_weight_lb, animals?.gain_lb_per_day]);

const BEGIN = ['2024-07-01T18:00:00.000Z', expect.closeTo(1_000), expect.closeTo(2)];
const FIRST_END = ['2024-07-31T18:00:00.000Z', expect.closeTo(1_060), 0];
const LAST_END = ['2024-08-30T18:00:00.000Z', expect.closeTo(1_120), 0];

it('walk 23: a herd that gained gains nothing after its last stay', () => {
  expect(told(countsOf(30, []))).toEqual([BEGIN, FIRST_END]);
  expect(told(countsOf(60, []))).toEqual([BEGIN, LAST_END]);
});

it('walk 23: with later files the herd gains on from where earlier ones ended', () => {
  const first = countsOf(30, []);
  const gainsOn = ['2024-07-31T18:00:00.000Z', expect.closeTo(1_060), expect.closeTo(2)];
  expect(told(countsOf(60, first))).toEqual([BEGIN, LAST_END, gainsOn]);
  expect(told(countsOf(30, first))).toEqual([BEGIN, FIRST_END]);
});
