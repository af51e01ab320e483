import { limited, rowsOfText, type ReaderRows } from './readerText';

const DAY_MS = 86_400_000;
/** Workbooks count days from the last one of 1899: what lies on the first ones is a time alone. */
const FIRST_DAYS = Date.UTC(1900, 0, 2);

function dateText(date: Date): string {
  const text = date.toISOString().slice(0, 19);
  if (date.getTime() < FIRST_DAYS) return text.slice(11);
  return date.getTime() % DAY_MS === 0 ? text.slice(0, 10) : text.replace('T', ' ');
}

/** A cell of a workbook as a text has it: a number with all its digits, a date by the ranch's clock. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : dateText(cell);
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  return typeof cell === 'string' ? cell.trim() : '';
}

/** The rows of the first sheet of a workbook; where each is one comma-joined column, as of some Tru-Tests, it is split again. */
export function rowsOfSheet(sheet: readonly (readonly unknown[])[]): ReaderRows {
  const rows = sheet
    .map((cells, at) => ({ line: at + 1, cells: cells.map(cellText), isUnclosed: false }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const isJoined = rows.length > 0 && rows.every(({ cells }) => cells.slice(1).every((cell) => cell === ''));
  if (!isJoined || !rows.some(({ cells: [first = ''] }) => first.includes(',')))
    return { rows: limited(rows), delimiter: ',' };
  return rowsOfText(sheet.map(([first]) => cellText(first)).join('\n'));
}
