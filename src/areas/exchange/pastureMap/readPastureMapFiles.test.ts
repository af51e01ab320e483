import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { MOVES_HEADER, moved, pastureMapSheets } from '@domain/testing/pastureMapSheets';
import { workbook } from '../../../../e2e/support/workbook';
import { readPastureMapFiles } from './readPastureMapFiles';

const SHEETS = pastureMapSheets(MOVES_HEADER, [
  { name: 'Creek', rows: [moved('2024-03-23 11:30', 'Creek', 'Move In', 'Cows', 100, 3_000)] },
]);
const SHEET = 'xl/worksheets/sheet2.xml';
const TEXTS = 'xl/sharedStrings.xml';

/** The workbook with one of its files as a function makes it. */
function withFile(path: string, to: (text: string) => string): Uint8Array {
  const files = unzipSync(workbook(SHEETS));
  const text = files[path] === undefined ? '' : strFromU8(files[path]);
  return zipSync({ ...files, [path]: strToU8(to(text)) });
}
const withRows = (xml: string) => withFile(SHEET, (text) => text.replace('</sheetData>', `${xml}</sheetData>`));

async function read(bytes: Uint8Array) {
  // jsdom's files know their bytes by another call than those of browsers.
  const content = Object.assign(new Blob([]), { arrayBuffer: async () => Uint8Array.from(bytes).buffer });
  return readPastureMapFiles({ files: [{ name: 'a.xlsx', content }], zone: null });
}
async function problem(bytes: Uint8Array): Promise<string> {
  const answer = await read(bytes);
  return 'problem' in answer ? answer.problem : 'It was read';
}

const row = (number: number | string, cells = '') => `<row r="${number}">${cells}</row>`;
const cell = (place: string, inside = '<v>1</v>') => `<c r="${place}">${inside}</c>`;

it('attack F5: a cell at the far end of a sheet is named, and no table is made of it', async () => {
  expect(await problem(withRows(row(1_048_576, cell('XFD1048576'))))).toBe(
    'a.xlsx: Cell XFD1048576 of the sheet Creek is far away from all others, and has something in it. Clear that cell, save the workbook, and choose it again',
  );
});

it.each([
  ['a row beyond all sheets', row('999999999', cell('A999999999')), /Row 999999999 of the sheet Creek .*far below/],
  ['a column beyond all sheets', row(90, cell('ZZZZZZ90')), /Cell ZZZZZZ90 .*far away/],
  ['a low cell in a low row that says less', row(1_048_576, cell('XFD2')), /Cell XFD2 .*far away/],
  ['rows without an end', row('1e9'), /damaged/],
  ['a place in other letters', row(90, cell('&#88;FD1048576')), /damaged/],
  ['a tag that ends in a value', `<row r="90"><c a=">" r="XFD1048576"><v>1</v></c></row>`, /damaged/],
  ['a tag in a value', `<row r="90"><c a="<" r="XFD1048576"><v>1</v></c></row>`, /damaged/],
  ['another prefix', `<x:row r="1048576"><x:c x:r='XFD1048576'><x:v>1</x:v></x:c></x:row>`, /Cell XFD1048576/],
  ['formatted rows in the millions', row(4_000_001), /Row 4000001 .*far below/],
  ['a million cells', '<c r="B9"/>'.repeat(1_000_001), /more than 1,000,000 cells/],
])('E5: %s: refused in words before the reader sees it', async (_what, xml, words) => {
  expect(await problem(withRows(xml))).toMatch(words);
});

it.each([
  [
    'styles',
    'xl/styles.xml',
    () => `<styleSheet><cellXfs>${'<xf numFmtId="0"/>'.repeat(66_001)}</cellXfs></styleSheet>`,
    /66,000 styles/,
  ],
  ['texts', TEXTS, () => `<sst>${'<si/>'.repeat(500_001)}</sst>`, /500,000 texts/],
  ['sheets', 'xl/workbook.xml', () => '<sheet name="a" r:id="rId1"/>'.repeat(1_001), /1,000 sheets/],
  ['attributes', SHEET, (text: string) => text.replace('<row ', `<row ${'a="" '.repeat(100_000)}`), /too much in it/],
  ['brackets', TEXTS, () => '<b>'.repeat(6_000_001), /too much in it/],
])('E5: %s by the million: refused in words', async (_what, path, to, words) => {
  expect(await problem(withFile(path, to))).toMatch(words);
});

it('E5: 1 GB of shared strings is refused while it is unpacked', async () => {
  expect(await problem(withFile(TEXTS, () => `<sst><si><t>${'a'.repeat(70_000_000)}</t></si></sst>`))).toMatch(
    /larger than 64 MB/,
  );
});

it('E5: empty cells far away, as formatting leaves them, are in nobody’s way', async () => {
  const strays = row(1_048_576, '<c r="A1048576" s="1"/><c r="XFD1048576" s="1"></c>');
  expect(await read(withRows(strays))).toEqual(await read(workbook(SHEETS)));
  expect(await read(workbook(SHEETS))).toMatchObject({ read: { pastures: [{ name: 'Creek' }] } });
});
