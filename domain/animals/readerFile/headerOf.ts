import { columnOfName, unitNamed } from './headerWords';
import { looksElectronic } from './readTag';
import type { ReaderRow } from './ReaderColumn';

/** What a file has above its animals. */
export interface Header {
  /** The names of the columns; null where the file has none. */
  readonly names: readonly string[] | null;
  /** How many rows are above the first one with an animal. */
  readonly height: number;
}

/** What is above the names, as the name of a session, is a few rows. */
const LOOKED_AT = 10;

const filled = ({ cells }: ReaderRow): string[] => cells.filter((cell) => cell !== '');
const hasDigit = (cell: string | undefined): boolean => cell !== undefined && /\d/.test(cell);

/** How many of a row's cells are names that makers give their columns; 0 where it isn't a row of names. */
function namesIn(row: ReaderRow): number {
  const known = filled(row).filter((name) => columnOfName(name) !== undefined).length;
  return known * 2 >= filled(row).length && !row.cells.some(looksElectronic) ? known : 0;
}

/** Whether a row has names of columns, by the words that makers use. */
export const isHeader = (row: ReaderRow): boolean => namesIn(row) > 0;

/** The first of the rows with the most names; -1 where none has any. */
function rowOfNames(rows: readonly ReaderRow[]): number {
  const known = rows.map(namesIn);
  const most = Math.max(0, ...known);
  return most === 0 ? -1 : known.indexOf(most);
}

/** Whether a row has names that nobody knows: words, and figures below them. */
const isForeign = (row: ReaderRow, next: ReaderRow | undefined): boolean =>
  filled(row).length > 1 && !row.cells.some(hasDigit) && next !== undefined && next.cells.some(hasDigit);

/** Whether a row below the names only says the units. */
const isOfUnits = (row: ReaderRow | undefined): row is ReaderRow =>
  row !== undefined &&
  filled(row).length > 0 &&
  filled(row).every((cell) => !hasDigit(cell) && unitNamed(cell) !== null);

/** The names of the columns, wherever they are among the first rows. Units in a row of their own are added to the names. */
export function headerOf(rows: readonly ReaderRow[]): Header {
  const known = rowOfNames(rows.slice(0, LOOKED_AT));
  const [first, second] = rows;
  const at = known < 0 && first !== undefined && isForeign(first, second) ? 0 : known;
  const row = rows[at];
  if (row === undefined) return { names: null, height: 0 };
  const units = rows[at + 1];
  if (!isOfUnits(units)) return { names: row.cells, height: at + 1 };
  return { names: row.cells.map((name, index) => `${name} ${units.cells[index] ?? ''}`.trim()), height: at + 2 };
}
