import { decodeText } from '../../formats/shapes/decodeText';
import { FileRefused } from '../../formats/shapes/FileRefused';
import { COLUMNS_MAX, textRows } from '../../formats/table/textRows';
import { plural, t } from '../../words';
import type { ReaderRow } from './ReaderColumn';

/** The rows of a file, and what parts their cells. */
export interface ReaderRows {
  readonly rows: readonly ReaderRow[];
  readonly delimiter: string;
}

const LINES_MAX = 100_000;

const TOO_MANY = t`This file has more than ${plural(LINES_MAX, { one: '# line', other: '# lines' })}. Save it in parts`;
const TOO_WIDE = t`This file has more than ${plural(COLUMNS_MAX, { one: '# column', other: '# columns' })}`;

/** The rows of something else than a text. Throws `FileRefused` where they are too many. */
export function limited(rows: readonly ReaderRow[]): readonly ReaderRow[] {
  if (rows.length > LINES_MAX) throw new FileRefused(TOO_MANY);
  return rows;
}

/** The rows of a text. Throws `FileRefused` where it has too many lines or columns. */
export function rowsOfText(text: string): ReaderRows {
  const { rows, delimiter, tooMany } = textRows(text.replaceAll('\0', ''), LINES_MAX);
  if (tooMany !== null) throw new FileRefused(tooMany === 'rows' ? TOO_MANY : TOO_WIDE);
  return { rows, delimiter };
}

/** The rows of a CSV, TSV or TXT file in UTF-8, UTF-16 or Windows-1252, its cells parted by what parts them most evenly. */
export const rowsOfBytes = (bytes: Uint8Array): ReaderRows => rowsOfText(decodeText(bytes));
