import { animals, ARanch, day, instant } from '../testing/aRanch';
import { herdSheet, paddockSheet } from './figuresCsv';
import { figuresJson } from './figuresJson';

const RANCH = { uuid: 'ranch', name: 'Bar T', time_zone: 'America/Denver' };

const records = new ARanch()
  .season('Summer', '2026-06-01', null)
  .paddock('b', 10)
  .paddock('part', 5, { parent_uuid: 'b' })
  .paddock('unknown', null)
  .herd('Cows', [animals()])
  .herd('Pairs')
  .move('Cows', day(0), ['b'])
  .move('Pairs', day(1), ['unknown', 'part'])
  .records();
const [season = null] = records.seasons;

interface Written {
  paddocks: Record<string, unknown>[];
  herds: Record<string, unknown>[];
}
const written = (of = season) => JSON.parse(figuresJson(records, of, instant(5), RANCH)) as Written;

test('says the moment, the ranch and the season, or null without one', () => {
  expect(written()).toMatchObject({ as_of: day(5), ranch: RANCH, season: { uuid: season?.uuid, name: 'Summer' } });
  expect(written(null)).toMatchObject({ season: null });
});

test.each([
  ['paddocks' as const, paddockSheet(records, season, instant(5))],
  ['herds' as const, herdSheet(records, instant(5))],
])('%s: every field of the file with the same value', (what, { columns, rows }) => {
  const said = written()[what];
  expect(said).toHaveLength(rows.length);
  said.forEach((row, index) => {
    expect(Object.keys(row).slice(0, columns.length)).toEqual(columns);
    expect(columns.map((column) => row[column])).toEqual(rows[index]);
  });
});

test('an unknown figure is null and says what it lacks', () => {
  const [, , unknown] = written().paddocks;
  expect(unknown).toMatchObject({ acres: null, forage_lb: null, ada: null });
  expect(unknown?.missing).toEqual({
    acres: 'acres',
    grazeable_acres: 'acres',
    forage_lb: 'head, acres',
    ad: 'head, acres',
    ada: 'head, acres',
    aum: 'head, acres',
  });
  const [cows, pairs] = written().herds;
  expect(cows?.missing).toEqual({});
  expect(pairs?.missing).toEqual({ head: 'head', average_weight_lb: 'head', au: 'head', daily_demand_lb: 'head' });
});

test('parents and places are named by their ids too', () => {
  expect(written().paddocks.map(({ parent_uuid }) => parent_uuid)).toEqual([null, 'b', null]);
  expect(written().herds.map(({ paddock_uuids }) => paddock_uuids)).toEqual([['b'], ['unknown', 'part']]);
});
