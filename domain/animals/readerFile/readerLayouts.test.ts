import { readerFile, type ReaderFile } from './readerFile';
import type { ReaderColumn } from './ReaderColumn';
import { rowsOfBytes, rowsOfText } from './readerText';
import { rowsOfSheet } from './sheetRows';

const NOW = Date.parse('2026-07-01T18:00:00Z');
const RANCH = {
  zone: 'America/Denver',
  now: NOW,
  // Denver in summer.
  instantOf: (day: string, time: string) => Date.parse(`${day}T${time}:00-06:00`),
  dayOf: (at: number) => new Date(at - 6 * 3_600_000).toISOString().slice(0, 10),
};
const NOTHING_SAID = { columns: null, order: null };

const read = (text: string, choices: Partial<typeof NOTHING_SAID> | { order: 'day' | 'month' } = {}): ReaderFile => {
  const { rows, delimiter } = rowsOfText(text);
  return readerFile(rows, delimiter, { ...NOTHING_SAID, ...choices }, RANCH);
};
const columnsOf = (file: ReaderFile): ReaderColumn[] => file.columns.filter((is) => is !== '');
/** What is read of each line, in short. */
const told = ({ readings }: ReaderFile) =>
  readings.map(({ tags, weight, unit, at }) => [
    tags.map(({ tag }) => tag).join('/'),
    weight,
    unit,
    at === null ? null : new Date(at).toISOString().slice(0, 19),
  ]);

it('ANIMALS 10.6: Tru-Test with gains', () => {
  const file = read(
    'EID,VID,Weight,Date,Time,Adg,Days,Lwg\n' +
      '982 000123456789,101,512.5,2026-06-20,10:15:30,1.2,30,36\n' +
      '982 000123456790,102,498,2026-06-20,10:16:02,1.1,30,33\n',
  );
  expect(file.columns).toEqual(['eid', 'visual', 'weight', 'date', 'time', '', '', '']);
  expect(told(file)).toEqual([
    ['982000123456789/101', 512.5, null, '2026-06-20T16:15:30'],
    ['982000123456790/102', 498, null, '2026-06-20T16:16:02'],
  ]);
});

it('ANIMALS 10.6: Tru-Test without gains, its days as people write them', () => {
  const file = read('EID,VID,Weight (kg),Date,Time\n982000123456789,101,512,20/06/2026,10:15\n');
  expect(told(file)).toEqual([['982000123456789/101', 512, 'kg', '2026-06-20T16:15:00']]);
});

it('ANIMALS 10.6: Gallagher', () => {
  const file = read(
    'Date,Time,Electronic ID,Visual ID,Live Weight (lb),Condition Score\n' +
      '06/20/2026,10:15:00 AM,982 000123456789,A17,1120,3\n',
  );
  expect(file.columns).toEqual(['date', 'time', 'eid', 'visual', 'weight', '']);
  expect(told(file)).toEqual([['982000123456789/A17', 1120, 'lb', '2026-06-20T16:15:00']]);
});

it('ANIMALS 10.6: Digi-Star, which names no columns', () => {
  const file = read(
    'A 00000 0 982 000017383201, 890,LB,$,GR,8/27/03,10:15,_\nA 00000 0 982 000017383202, 902,LB,$,GR,8/27/03,10:17,_\n',
  );
  expect(columnsOf(file)).toEqual(['eid', 'weight', 'unit', 'date', 'time']);
  expect(told(file)).toEqual([
    ['982000017383201', 890, 'lb', '2003-08-27T16:15:00'],
    ['982000017383202', 902, 'lb', '2003-08-27T16:17:00'],
  ]);
});

it('ANIMALS 10.6: Biomark', () => {
  const file = read('20-06-2026 10:15:07 01 3DD.003BA20748 *00\n20-06-2026 10:15:09 01 3DD.003BA20749 *00\n');
  expect(file.hasWeights).toBe(false);
  expect(told(file)).toEqual([
    ['989001000474440', null, null, '2026-06-20T16:15:07'],
    ['989001000474441', null, null, '2026-06-20T16:15:09'],
  ]);
});

it('ANIMALS 10.6: VitalControl with semicolons and decimal commas', () => {
  const file = read(
    'transponder-id;national-id-animal;farm-id-animal;dateofbirth;weight;date\n' +
      '276000123456789;DE0123456789;17;13.02.2026;87,5 kg;20.06.2026\n',
  );
  expect(file.columns).toEqual(['eid', 'official', 'visual', 'birth', 'weight', 'date']);
  expect(told(file)).toEqual([['276000123456789/DE0123456789/17', 87.5, 'kg', '2026-06-20T18:00:00']]);
  expect(file.readings[0]?.bornOn).toBe('2026-02-13');
});

it('ANIMALS 10.6: a bare list of tags, with a time and without', () => {
  expect(told(read('982000123456789\r\n982 000123456790\r\n'))).toEqual([
    ['982000123456789', null, null, null],
    ['982000123456790', null, null, null],
  ]);
  expect(told(read('982000123456789,2026-06-20 10:15\n'))).toEqual([
    ['982000123456789', null, null, '2026-06-20T16:15:00'],
  ]);
  expect(told(read('LA 982 000123456789 20/06/2026 10:15:05\n'))).toEqual([
    ['982000123456789', null, null, '2026-06-20T16:15:05'],
  ]);
  expect(told(read('101\n102\nBLUE 3\n')).map(([tag]) => tag)).toEqual(['101', '102', 'BLUE 3']);
});

it('ANIMALS 10.6: a workbook whose first sheet is one comma-joined column, or cells', () => {
  const joined = rowsOfSheet([['EID,VID,Weight,Date'], ['982000123456789,101,512,2026-06-20']]);
  expect(told(readerFile(joined.rows, joined.delimiter, NOTHING_SAID, RANCH))).toEqual([
    ['982000123456789/101', 512, null, '2026-06-20T18:00:00'],
  ]);
  const cells = rowsOfSheet([
    ['EID', 'Weight', 'Date', 'Time'],
    [982000123456789, 512.5, new Date('2026-06-20T00:00:00Z'), new Date('1899-12-30T10:15:00Z')],
  ]);
  expect(told(readerFile(cells.rows, cells.delimiter, NOTHING_SAID, RANCH))).toEqual([
    ['982000123456789', 512.5, null, '2026-06-20T16:15:00'],
  ]);
});

it('ANIMALS 10.6: UTF-16 with tabs', () => {
  const text = 'EID\tWeight\n982000123456789\t512\n';
  const bytes = Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0])]);
  const { rows, delimiter } = rowsOfBytes(bytes);
  expect(told(readerFile(rows, delimiter, NOTHING_SAID, RANCH))).toEqual([['982000123456789', 512, null, null]]);
});

it('ANIMALS 8: names in two rows, units below them, a session above, totals at the end', () => {
  const file = read(
    'Session,June steers\nEID,Weight\n,kg\n982000123456789,512 kg\nEID,Weight\n982000123456790,"1,120.5"\nTotal,1632\n',
  );
  expect(told(file)).toEqual([
    ['982000123456789', 512, 'kg', null],
    ['982000123456790', 1120.5, 'kg', null],
  ]);
  expect(file.bad).toEqual([
    { line: 5, why: 'names of columns, not an animal' },
    { line: 7, why: 'a total or an average, not an animal' },
  ]);
});

it('ANIMALS 8: what cannot be read is listed by line, and nothing by half', () => {
  const file = read(
    'EID,VID,Weight,Date\n' +
      '982000123456789,1,512,2026-06-20\n' +
      '982000123456790,2,,2026-06-20\n' +
      '982000123456791,3,heavy,2026-06-20\n' +
      '982000123456792,4,500,2026-13-45\n' +
      '982000123456793,5,500,2026-07-02\n' +
      '982000123456796,6,500,0026-06-20\n' +
      `,${'X'.repeat(41)},500,2026-06-20\n` +
      ',,500,2026-06-20\n' +
      '982000123456794,,-5,2026-06-20\n' +
      '982\u0000000123456795,,400,2026-06-20\n',
  );
  expect(told(file).map(([tag, weight]) => [tag, weight])).toEqual([
    ['982000123456789/1', 512],
    ['', 500],
    ['982000123456795', 400],
  ]);
  expect(file.bad).toEqual([
    { line: 3, why: 'no weight' },
    { line: 4, why: 'the weight “heavy” isn’t a number' },
    { line: 5, why: 'the day “2026-13-45” can’t be read' },
    { line: 6, why: 'the day “2026-07-02” is in the future' },
    { line: 7, why: 'the day “0026-06-20” can’t be read' },
    { line: 8, why: 'its tag has more than 40 characters' },
    { line: 10, why: 'the weight “-5” is below 0' },
  ]);
  expect(file.lines).toBe(10);
});

it.each([
  ['nothing but names', 'EID,Weight\n', /no lines with animals/],
  ['100,001 lines', '1\n'.repeat(100_001), /more than 100,000 lines/],
  ['201 columns', `${'1,'.repeat(200)}1\n`, /more than 200 columns/],
])('ANIMALS 8: a file with %s is refused', (_what, text, words) => {
  expect(() => read(text)).toThrow(words);
});

it('ANIMALS 8: in a line of more than 200 characters nobody looks for a time', () => {
  const line = (blanks: number) => `BLUE 7${' '.repeat(blanks)}2026-06-20 10:15\n`;
  expect(told(read(line(170)))).toEqual([['BLUE 7', null, null, '2026-06-20T16:15:00']]);
  expect(told(read(line(200)))).toEqual([['BLUE 7 2026-06-20 10:15', null, null, null]]);
  const file = read(`982000123456789\n${`x${' '.repeat(3_000)}x\n`.repeat(2_000)}`);
  expect(file.readings).toHaveLength(2);
});

it('rule T6: one rounded tag is refused by its line, a file of them with the same words', () => {
  const words =
    'Line 2: 9.82E+14 is a tag that a spreadsheet has rounded: its last digits are gone and cannot be brought back. Read the tags again from the reader itself, and do not open its file in a spreadsheet before';
  expect(() => read('EID,Weight\n9.82E+14,512\n9.82E+14,500\n982000123456789,480\n')).toThrow(words);
  const file = read('EID,Weight\n9.82E+14,512\n982000123456788,500\n982000123456789,480\n');
  expect(file.bad.map(({ line, why }) => `Line ${line}: ${why}`)).toEqual([words]);
  expect(file.readings).toHaveLength(2);
});

it('rule T7: a number over 12 tells the order, else one day is asked and the usual order of the zone preset', () => {
  const at = (...days: string[]) => read(`EID,Date\n${days.map((day, n) => `98200012345678${n},${day}\n`).join('')}`);
  expect(at('03/04/2026', '13/04/2026')).toMatchObject({ order: 'day', askedDay: null });
  expect(at('03/04/2026', '04/13/2026')).toMatchObject({ order: 'month', askedDay: null });
  expect(at('3/4/2026')).toMatchObject({ order: 'month', askedDay: '3/4/2026' });
  expect(at('3.4.26')).toMatchObject({ askedDay: '3.4.26' });
  const said = read('EID,Date\n982000123456789,3/4/2026\n', { order: 'day' });
  expect(told(said)).toEqual([['982000123456789', null, null, '2026-04-03T18:00:00']]);
  const { rows, delimiter } = rowsOfText('EID,Date\n982000123456789,3/4/2026\n');
  expect(readerFile(rows, delimiter, NOTHING_SAID, { ...RANCH, zone: 'Europe/Madrid' }).order).toBe('day');
  expect(at('04/13/2026', '13/04/2026')).toMatchObject({
    askedDay: '04/13/2026',
    bad: [{ line: 3, why: 'the day “13/04/2026” can’t be read' }],
  });
});

it('rule K1: of a tag that a session has twice the later reading counts', () => {
  const file = read(
    'EID,Weight,Date,Time\n' +
      '982000123456789,512,2026-06-20,10:15:00\n' +
      '982000123456789,514,2026-06-20,10:15:03\n' +
      '982000123456789,530,2026-06-21,10:15:00\n' +
      '982000123456790,500,2026-06-20,10:20:00\n' +
      '982000123456790,504,2026-06-20,10:30:00\n',
  );
  expect(told(file).map(([, weight]) => weight)).toEqual([514, 530, 504]);
  expect(file.bad).toEqual([
    { line: 2, why: 'read again 3 s later, the later one counts' },
    { line: 5, why: 'read again 10 min later, the later one counts' },
  ]);
  expect(read('101\n102\n101\n').bad).toEqual([{ line: 1, why: 'read again on line 3, the later one counts' }]);
});
