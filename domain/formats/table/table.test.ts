import { cellNumber, guessDecimalMark } from './cellNumber';
import { cellTime, guessDayOrder } from './cellTime';
import { readTable } from './readTable';

const utf8 = (text: string) => new TextEncoder().encode(text);
const cells = (bytes: Uint8Array) => readTable(bytes).rows.map((row) => row.cells);

it.each([
  ['commas and CRLF', 'name,head\r\nCows,12\r\n'],
  ['semicolons', 'name;head\nCows;12\n'],
  ['tabs', 'name\thead\rCows\t12'],
  ['bars', 'name|head\nCows|12\n'],
  ['a mark of its bytes', '\ufeffname,head\nCows,12'],
  ['a line that names what parts its cells', 'sep=;\nname;head\nCows;12'],
  ['quotes', '"name","head"\n"Cows","12"'],
  ['empty lines and spaces', '\n\n name , head \n\n Cows , 12 \n,\n'],
])('E2: reads a table with %s', (_what, text) => {
  const { columns, rows } = readTable(utf8(text));
  expect(columns).toEqual(['name', 'head']);
  expect(rows.map((row) => row.cells)).toEqual([['Cows', '12']]);
});

it('E2: reads Latin-1 and UTF-16', () => {
  const latin = Uint8Array.from('name;head\nYegua pi\u00f1a;1', (letter) => letter.charCodeAt(0));
  expect(cells(latin)).toEqual([['Yegua piña', '1']]);
  const wide = Uint8Array.from([0xff, 0xfe, ...[...'a\tb\nñ\t1'].flatMap((letter) => [letter.charCodeAt(0), 0])]);
  expect(cells(wide)).toEqual([['ñ', '1']]);
});

it('E2: knows the line of each row, over cells with line breaks and quotes', () => {
  const { rows } = readTable(utf8('name,note\r\nCreek,"two\r\nlines, ""here"""\r\n\r\nMesa,x\r\n'));
  expect(rows.map(({ line, cells: [name, note] }) => [line, name, note])).toEqual([
    [2, 'Creek', 'two\nlines, "here"'],
    [5, 'Mesa', 'x'],
  ]);
});

it('E2: a quotation mark that is not closed is told with its line', () => {
  const { rows } = readTable(utf8('name,note\nCreek,x\nMesa,"open\nHill,y\n'));
  expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
    [2, null],
    [3, 'A quotation mark is not closed'],
  ]);
});

it.each([
  ['a picture', Uint8Array.from([0x89, 0x50, 0, 0]), /holds no text/],
  ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 0]), /save the sheet as CSV/],
  ['nothing', new Uint8Array(), /is empty/],
  ['names of columns alone', utf8('name,head\n'), /no row/],
  ['one column', utf8('Dear diary\nToday it rained\n'), /one column/],
  ['too many rows', utf8(`a,b\n${'1,2\n'.repeat(20_001)}`), /more than 20,000 rows/],
])('E1: says in a sentence why a file with %s is not read', (_what, bytes, words) => {
  expect(() => readTable(bytes)).toThrow(words);
});

it.each([
  ['1250', '.', 1250],
  ['1,250.5', '.', 1250.5],
  ['1.250,5', ',', 1250.5],
  ['1 250,5', ',', 1250.5],
  ["1'250.5", '.', 1250.5],
  ['12,5', ',', 12.5],
  ['12,5', '.', null],
  ['1,2500', '.', null],
  ['40 ac', '.', 40],
  ['1100 lbs', '.', 1100],
  ['85%', '.', 85],
  ['-3', '.', -3],
  ['', '.', null],
  ['twelve', '.', null],
  ['1e999', '.', null],
] as const)('E2: %s with the mark %s is %s', (cell, mark, number) => {
  expect(cellNumber(cell, mark)).toBe(number);
});

it('E1: a cell of more than 200 characters isn’t taken for a number, and none is looked for in it', () => {
  expect(cellNumber(`1${' '.repeat(198)}5`, '.')).toBe(15);
  for (const cell of [`1${' '.repeat(199)}5`, '1'.repeat(201), `${'a'.repeat(3_999)}!`, `1${' '.repeat(3_998)}!`])
    expect(cellNumber(cell, '.')).toBeNull();
});

it('E2: guesses how decimals are written', () => {
  expect(guessDecimalMark(['12,5', 'Cows', '3'])).toBe(',');
  expect(guessDecimalMark(['1,250.5'])).toBe('.');
  expect(guessDecimalMark(['1.250,5'])).toBe(',');
  expect(guessDecimalMark(['1,250', '12'])).toBeUndefined();
});

it.each([
  ['2026-07-03', null, { day: '2026-07-03', time: null }],
  ['2026-07-03 7:05', null, { day: '2026-07-03', time: '07:05' }],
  ['2026-07-03T07:05:06.250Z', null, { at: Date.parse('2026-07-03T07:05:06.250Z') }],
  ['2026-07-03T07:05:06+0200', null, { at: Date.parse('2026-07-03T05:05:06Z') }],
  ['3.7.2026', 'day', { day: '2026-07-03', time: null }],
  ['7/3/26 1:05 PM', 'month', { day: '2026-07-03', time: '13:05' }],
  ['7/3/2026, 12:05 am', 'month', { day: '2026-07-03', time: '00:05' }],
  ['7/3/2026', null, null],
  ['31/2/2026', 'day', null],
  ['13/13/2026', 'day', null],
  ['2026-02-30', null, null],
  ['1/1/2026 25:00', 'day', null],
  ['soon', 'day', null],
  ['July 4, 2026', null, { day: '2026-07-04', time: null }],
  ['Jul 4 2026 1:05 pm', null, { day: '2026-07-04', time: '13:05' }],
  ['4-Jul-26', null, { day: '2026-07-04', time: null }],
  ['4. september 2026 7:05', 'month', { day: '2026-09-04', time: '07:05' }],
  ['Sept 4, 2026', null, { day: '2026-09-04', time: null }],
  ['13 jul 2026', null, { day: '2026-07-13', time: null }],
  ['13 de julio de 2026', null, { day: '2026-07-13', time: null }],
  ['4 de septiembre del 2026 3:15 p. m.', null, { day: '2026-09-04', time: '15:15' }],
  ['1 ene. 2026, 12:05 a.m.', null, { day: '2026-01-01', time: '00:05' }],
  ['13/07/2026 7:05 p. m.', 'day', { day: '2026-07-13', time: '19:05' }],
  ['31 de abril de 2026', null, null],
  ['31 Feb 2026', null, null],
  ['4 Ma 2026', null, null],
  ['4 Heifer 2026', null, null],
] as const)('E2: the time %s in the order %s', (cell, order, time) => {
  expect(cellTime(cell, order)).toEqual(time);
});

it('E2: asks for the order of day and month only where nothing tells it', () => {
  expect(guessDayOrder(['3/4/2026', '13/4/2026'])).toBe('day');
  expect(guessDayOrder(['3/4/2026', '4/13/2026'])).toBe('month');
  expect(guessDayOrder(['3/4/2026'])).toBe('either');
  expect(guessDayOrder(['13/4/2026', '4/13/2026'])).toBe('either');
  expect(guessDayOrder(['2026-04-03', ''])).toBe('none');
});
