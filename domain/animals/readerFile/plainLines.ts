import { cellTime } from '../../formats/table/cellTime';
import type { ReaderRow } from './ReaderColumn';

const DAY = String.raw`\d{1,4}[-./]\d{1,2}[-./]\d{2,4}(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?`;
const BEFORE = new RegExp(`^(${DAY}) +(.+)$`);
const BEHIND = new RegExp(`^(.+?) +(${DAY})$`);
/** What a Biomark has around its tag: the number of the reader and a code. */
const BIOMARK = /^(?:\S+ +)?([0-9A-F]{3}\.[0-9A-F]{10})(?: +\*?\S+)?$/i;

const isDay = (text: string): boolean => cellTime(text, 'day') !== null || cellTime(text, 'month') !== null;

/** No line with a time and a tag is longer. What is would take the square of its length to look through. */
const LENGTH_MAX = 200;

function parted(cell: string): readonly string[] {
  if (cell.length > LENGTH_MAX) return ['', cell];
  const before = BEFORE.exec(cell);
  const behind = BEHIND.exec(cell);
  if (before !== null && isDay(before[1] ?? '')) return [before[1] ?? '', tagIn(before[2] ?? '')];
  if (behind !== null && isDay(behind[2] ?? '')) return [behind[2] ?? '', tagIn(behind[1] ?? '')];
  return ['', tagIn(cell)];
}

const tagIn = (text: string): string => BIOMARK.exec(text)?.[1] ?? text;

/** Lines that nothing parts, as a time and a tag: a bare list of tags with or without times, and `DD-MM-YYYY HH:MM:SS id TAG *code` of a Biomark. */
export function plainLines(rows: readonly ReaderRow[]): readonly ReaderRow[] {
  if (rows.some(({ cells }) => cells.length > 1)) return rows;
  const parts = rows.map((row) => ({ ...row, cells: parted(row.cells[0] ?? '') }));
  return parts.some(({ cells: [day] }) => day !== '') ? parts : rows.map((row, at) => tagOnly(row, parts[at]));
}

const tagOnly = (row: ReaderRow, parts: ReaderRow | undefined): ReaderRow => ({
  ...row,
  cells: [parts?.cells[1] ?? ''],
});
