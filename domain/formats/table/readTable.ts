import Papa from 'papaparse';
import { plural, t } from '../../words';
import { decodeText } from '../shapes/decodeText';
import { FileRefused } from '../shapes/FileRefused';
import { sizeProblem } from '../shapes/fileSize';

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
const COLUMNS_MAX = 200;
const CELL_MAX = 4_000;

const EMPTY = t`This file has no rows under its column names`;
const WORKBOOK = t`This is a workbook or an archive: save the sheet as CSV, and choose that file`;
const TOO_MANY = t`This file has more than ${plural(ROWS_MAX, { one: '# row', other: '# rows' })}. Save it in parts`;
const TOO_WIDE = t`This file has more than ${plural(COLUMNS_MAX, { one: '# column', other: '# columns' })}`;
const NO_COLUMNS = t`This file has only one column: a table of herds, paddocks or moves has more`;
const UNCLOSED = t`A quotation mark is not closed`;

const DELIMITERS = [',', ';', '\t', '|'];

/** Counts the line breaks of a text as it is gone through. */
function lineCounter(text: string): (until: number) => number {
  let [line, at] = [1, 0];
  return (until) => {
    for (let next = text.indexOf('\n', at); next >= 0 && next < until; next = text.indexOf('\n', at)) {
      line += 1;
      at = next + 1;
    }
    return line;
  };
}

/** The first row of a spreadsheet that says itself what parts its cells: `sep=;`. */
const SEPARATOR = /^"?sep=(.)"?\n/i;

function rowsOf(text: string, delimiter: string): { rows: TableRow[]; delimiter: string } {
  const rows: TableRow[] = [];
  const lineAt = lineCounter(text);
  let [from, used] = [0, delimiter];
  Papa.parse<string[]>(text, {
    delimiter,
    delimitersToGuess: DELIMITERS,
    newline: '\n',
    skipEmptyLines: true,
    step: ({ data, errors, meta }) => {
      while (text[from] === '\n') from += 1;
      const line = lineAt(from);
      from = meta.cursor;
      used = meta.delimiter;
      const cells = data.map((cell) => cell.slice(0, CELL_MAX).trim());
      if (cells.every((cell) => cell === '')) return;
      if (rows.length > ROWS_MAX) throw new FileRefused(TOO_MANY);
      if (cells.length > COLUMNS_MAX) throw new FileRefused(TOO_WIDE);
      const isUnclosed = errors.some(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes');
      rows.push({ line, cells, problem: isUnclosed ? UNCLOSED : null });
    },
  });
  return { rows, delimiter: used };
}

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
  const whole = decodeText(bytes).replace(/\r\n?/g, '\n');
  const said = SEPARATOR.exec(whole);
  // The line stays, so that lines are counted as the person sees them.
  const text = said === null ? whole : whole.replace(SEPARATOR, '\n');
  const { rows, delimiter } = rowsOf(text, said?.[1] ?? '');
  const [head, ...rest] = rows;
  if (head === undefined || rest.length === 0) throw new FileRefused(EMPTY);
  if (head.cells.length < 2) throw new FileRefused(NO_COLUMNS);
  return { columns: head.cells, rows: rest, delimiter };
}
