import { plural, t } from '../../words';
import { decodeText } from '../shapes/decodeText';
import { FileRefused } from '../shapes/FileRefused';
import { sizeProblem } from '../shapes/fileSize';
import { COLUMNS_MAX, textRows } from './textRows';

/** A row of a table, with the line of the file that it begins on. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Why it cannot be used, in one sentence. */
  readonly problem: string | null;
}

/** A table as a file has it, before anything is made of its cells. */
export interface Table {
  /** The names of the columns, trimmed: those of the first row that is not empty. */
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  readonly delimiter: string;
}

const ROWS_MAX = 20_000;

const EMPTY = t`This file has no rows under its column names`;
const WORKBOOK = t`This is a workbook or an archive: save the sheet as CSV, and choose that file`;
const TOO_MANY = t`This file has more than ${plural(ROWS_MAX, { one: '# row', other: '# rows' })}. Save it in parts`;
const TOO_WIDE = t`This file has more than ${plural(COLUMNS_MAX, { one: '# column', other: '# columns' })}`;
const NO_COLUMNS = t`This file has only one column: a table of herds, paddocks or moves has more`;
const UNCLOSED = t`A quotation mark is not closed`;

/**
 * A table out of a file of separated values: in UTF-8, UTF-16 or Latin-1, with or without a mark of its bytes, its cells
 * parted by commas, semicolons, tabs or bars, its lines ended in any way, cells in quotation marks or not.
 *
 * @throws FileRefused
 */
export function readTable(bytes: Uint8Array): Table {
  const problem = sizeProblem(bytes.length);
  if (problem !== undefined) throw new FileRefused(problem);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3) throw new FileRefused(WORKBOOK);
  // The names of columns are a row as well.
  const { rows, delimiter, tooMany } = textRows(decodeText(bytes), ROWS_MAX + 1);
  if (tooMany !== null) throw new FileRefused(tooMany === 'rows' ? TOO_MANY : TOO_WIDE);
  const [head, ...rest] = rows;
  if (head === undefined || rest.length === 0) throw new FileRefused(EMPTY);
  if (head.cells.length < 2) throw new FileRefused(NO_COLUMNS);
  return {
    columns: head.cells,
    rows: rest.map(({ line, cells, isUnclosed }) => ({ line, cells, problem: isUnclosed ? UNCLOSED : null })),
    delimiter,
  };
}
