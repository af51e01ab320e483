import { plural, t } from '../../words';
import { FileRefused } from '../shapes/FileRefused';
import { sheetNames } from './sheetNames';
import { attribute, tagsOf, valuesOf } from './tagsOf';

/**
 * A reader makes a table of each sheet, from A1 to the last row and column that hold something, empty cells between them
 * included: the most cells of all those tables.
 */
const TABLES_MAX = 4_000_000;
/** The last rows of all sheets added up, with those that are only formatted. */
const ROWS_MAX = 4_000_000;
type TooMany = (most: number) => string;
/** The most of each element, and what is said of more. Excel itself has 65,490 styles at most. */
const MOST: ReadonlyMap<string, readonly [most: number, tooMany: TooMany]> = new Map<string, [number, TooMany]>([
  ['row', [ROWS_MAX, (most) => t`This workbook has more than ${plural(most, { one: '# row', other: '# rows' })}.`]],
  ['c', [1_000_000, (most) => t`This workbook has more than ${plural(most, { one: '# cell', other: '# cells' })}.`]],
  ['si', [500_000, (most) => t`This workbook has more than ${plural(most, { one: '# text', other: '# texts' })}.`]],
  ['xf', [66_000, (most) => t`This workbook has more than ${plural(most, { one: '# style', other: '# styles' })}.`]],
  [
    'numFmt',
    [
      66_000,
      (most) =>
        t`This workbook has more than ${plural(most, { one: '# format of numbers', other: '# formats of numbers' })}.`,
    ],
  ],
  ['sheet', [1_000, (most) => t`This workbook has more than ${plural(most, { one: '# sheet', other: '# sheets' })}.`]],
  [
    // eslint-disable-next-line lingui/no-unlocalized-strings -- the name of an element
    'Relationship',
    [
      5_000,
      (most) =>
        t`This workbook has more than ${plural(most, { one: '# link between its parts', other: '# links between its parts' })}.`,
    ],
  ],
]);
const NAMES = new Set(MOST.keys());
const PLACE = attribute('r');
const LETTERS = 26;

const SAVE_APART = t`Save the sheets with your ranch as a workbook of their own`;
const BROKEN = t`This workbook is damaged: a cell in it has no place`;
const tooLow = (row: number, sheet: string | undefined) =>
  sheet === undefined
    ? t`Row ${row} is far below the last entry. Delete the rows below it, save the workbook, and choose it again`
    : t`Row ${row} of the sheet ${sheet} is far below the last entry. Delete the rows below it, save the workbook, and choose it again`;
const tooFar = (cell: string, sheet: string | undefined) =>
  sheet === undefined
    ? t`Cell ${cell} is far away from all others, and has something in it. Clear that cell, save the workbook, and choose it again`
    : t`Cell ${cell} of the sheet ${sheet} is far away from all others, and has something in it. Clear that cell, save the workbook, and choose it again`;

/** A place as it is named: "12" is a row, "B12" a cell. */
function placeOf(name: string): { row: number; column: number } {
  const [, letters = '', digits] = /^([A-Z]{0,7})(\d{1,9})$/.exec(name) ?? [];
  if (digits === undefined) throw new FileRefused(BROKEN);
  const column = Array.from(letters).reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits), column };
}

/** What a workbook has, added up while its files are gone through. */
class Sums {
  private readonly counts = new Map<string, number>();
  private tables = 0;
  private rows = 0;

  count(name: string): void {
    const limit = MOST.get(name);
    const count = (this.counts.get(name) ?? 0) + 1;
    if (limit !== undefined && count > limit[0]) {
      const [most, tooMany] = limit;
      throw new FileRefused(`${tooMany(most)} ${SAVE_APART}`);
    }
    this.counts.set(name, count);
  }

  /** Goes through one file. Whatever it is, its rows and cells are looked at as those of a sheet. */
  read(text: string, sheet: string | undefined): void {
    const [whole, held] = [{ row: 0 }, { row: 0, column: 0 }];
    for (const tag of tagsOf(text, NAMES)) {
      const { name, isEmpty } = tag;
      this.count(name);
      if (name !== 'row' && name !== 'c') continue;
      const places = valuesOf(PLACE, tag);
      if (name === 'row' && places.length === 0) whole.row += 1;
      for (const place of places) {
        const { row, column } = placeOf(place);
        whole.row = Math.max(whole.row, row);
        if (this.rows + whole.row > ROWS_MAX) throw new FileRefused(tooLow(row, sheet));
        if (name === 'row' || isEmpty) continue;
        [held.row, held.column] = [whole.row, Math.max(held.column, column)];
        if (this.tables + held.row * held.column > TABLES_MAX) throw new FileRefused(tooFar(place, sheet));
      }
    }
    this.rows += whole.row;
    this.tables += held.row * held.column;
  }
}

/**
 * Looks through the files of a workbook (.xlsx) before anything makes tables of them: two cells at both ends of a sheet
 * are a few bytes of a file, and seventeen billion cells of a table.
 *
 * @param files its unpacked files by their paths
 * @throws FileRefused where its sheets would be too large, or there is too much of something
 */
export function checkWorkbook(files: ReadonlyMap<string, Uint8Array>): void {
  const textOf = (path: string) => new TextDecoder().decode(files.get(path));
  const names = sheetNames(textOf);
  const sums = new Sums();
  for (const path of files.keys()) sums.read(textOf(path), names.get(path));
}
