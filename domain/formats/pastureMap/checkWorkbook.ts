import { numberInWords } from '../../language/formats';
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
/** The most of each element, and what it is called. Excel itself has 65,490 styles at most. */
const MOST: ReadonlyMap<string, readonly [most: number, what: string]> = new Map([
  ['row', [ROWS_MAX, 'rows']],
  ['c', [1_000_000, 'cells']],
  ['si', [500_000, 'texts']],
  ['xf', [66_000, 'styles']],
  ['numFmt', [66_000, 'formats of numbers']],
  ['sheet', [1_000, 'sheets']],
  ['Relationship', [5_000, 'links between its parts']],
]);
const NAMES = new Set(MOST.keys());
const PLACE = attribute('r');
const LETTERS = 26;

const BROKEN = 'This workbook is damaged: a cell in it has no place';
const tooMany = ([most, what]: readonly [number, string]) =>
  `This workbook has more than ${numberInWords(most)} ${what}. Save the sheets with your ranch as a workbook of their own`;
const ofSheet = (sheet: string | undefined) => (sheet === undefined ? '' : ` of the sheet ${sheet}`);
const tooLow = (row: number, sheet: string | undefined) =>
  `Row ${row}${ofSheet(sheet)} is far below the last entry. Delete the rows below it, save the workbook, and choose it again`;
const tooFar = (cell: string, sheet: string | undefined) =>
  `Cell ${cell}${ofSheet(sheet)} is far away from all others, and has something in it. Clear that cell, save the workbook, and choose it again`;

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
    const most = MOST.get(name) ?? [0, name];
    const count = (this.counts.get(name) ?? 0) + 1;
    if (count > most[0]) throw new FileRefused(tooMany(most));
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
