import { animals, ARanch, day, instant } from '../testing/aRanch';
import { unguarded, writeCsv } from './csv';
import { herdsCsv, paddocksCsv } from './figuresCsv';

const rowsOf = (csv: string) =>
  csv
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','));

const ranch = () =>
  new ARanch()
    .season('Summer', '2026-06-01', null)
    .paddock('b', 10)
    .paddock('a', 20)
    .paddock('part', 5, { parent_uuid: 'a' })
    .paddock('unknown', null)
    .herd('Cows', [animals()])
    .herd('Pairs')
    .move('Cows', day(0), ['b'])
    .move('Cows', day(2), ['a']);

test('paddocks: one row each by name, figures of the season, and nothing where something is missing', () => {
  const records = ranch().records();
  const [head, ...rows] = rowsOf(paddocksCsv(records, records.seasons[0] ?? null, instant(5)));
  expect(head).toEqual(
    'name,parent,acres,grazeable_acres,state,rest_days,grazing_days,forage_lb,ad,ada,aum,last_in,last_out,uuid'.split(
      ',',
    ),
  );
  expect(rows.map(([name]) => name)).toEqual(['a', 'b', 'part', 'unknown']);
  const taken = (days: number, acres: number) =>
    [300 * days, 10 * days, (10 * days) / acres, (10 * days) / 30].map(String);
  expect(rows[0]).toEqual(['a', '', '20', '20', 'Grazing', '', '3', ...taken(3, 20), day(2), '', 'a']);
  expect(rows[1]).toEqual(['b', '', '10', '10', 'Resting', '3', '2', ...taken(2, 10), day(0), day(2), 'b']);
  expect(rows[2]?.slice(0, 2)).toEqual(['part', 'a']);
  expect(rows[3]).toEqual(['unknown', '', '', '', 'Ready', '', '0', '0', '0', '', '0', '', '', 'unknown']);
});

test('herds: what they are and where, and nothing where nobody counted', () => {
  const rows = rowsOf(herdsCsv(ranch().move('Cows', day(4), ['a', 'b']).records(), instant(5)));
  expect(rows).toEqual([
    ['name', 'head', 'average_weight_lb', 'au', 'daily_demand_lb', 'paddocks', 'since', 'uuid'],
    ['Cows', '10', '1000', '10', '300', 'a; b', day(4), 'Cows'],
    ['Pairs', '', '', '', '', '', '', 'Pairs'],
  ]);
});

test('texts are quoted where they must be, and are no formulas', () => {
  expect(writeCsv({ columns: ['x'], rows: [['=1+1'], ['-7'], ['@a'], ['a,"b"'], [-7], ['two\nlines'], [null]] })).toBe(
    'x\r\n\'=1+1\r\n\'-7\r\n\'@a\r\n"a,""b"""\r\n-7\r\n"two\nlines"\r\n\r\n',
  );
});

test('attack W6: full-width signs, a tab and a carriage return begin no formula either, and the apostrophe goes again', () => {
  const texts = ['＝1+1', '＋1', '－1', '＠a', '\t=1', '\r=1', '=1', '+1', '-1', '@a'];
  const cells = writeCsv({ columns: ['x'], rows: texts.map((text) => [text]) })
    .split('\r\n')
    .slice(1, -1);
  const plain = cells.map((cell) => cell.replace(/^"(.*)"$/s, '$1'));
  expect(plain).toEqual(texts.map((text) => `'${text}`));
  expect(plain.map(unguarded)).toEqual(texts);
  expect(["'Neil", 'a＝1', "'"].map(unguarded)).toEqual(["'Neil", 'a＝1', "'"]);
});
