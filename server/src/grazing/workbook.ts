import { SHEET_TIMES, type Sheet } from '@domain/formats/grazingSheets';
import type { Cell } from '@domain/formats/csv';
import { xmlText } from '@domain/formats/xmlText';

const HEAD = { type: String, fontWeight: 'bold' } as const;
const TIME = 'yyyy-mm-dd hh:mm';
const DAY = 'yyyy-mm-dd';
/** What is wide enough for most of what stands in a column, in characters. */
const WIDTHS = { time: 17, text: 20, number: 12 };

/**
 * The writer looks texts up in a plain object, where `constructor` is found without having been put in. It leaves out what
 * XML cannot hold, so with such a sign behind it that text is another key and the same cell.
 */
const keyed = (text: string): string => (text in {} ? `${text}\0` : text);

/** Readers take a text of no letters for a mistake. */
const textCell = (text: string) => (text === '' ? null : { type: String, value: keyed(text) });

/** A text stays a text, whatever it begins with: in a workbook a formula is another kind of cell. */
function cellOf(cell: Cell, column: string) {
  if (cell === null) return null;
  if (typeof cell === 'number') return { type: Number, value: cell };
  if (!SHEET_TIMES.has(column)) return textCell(xmlText(cell));
  return { type: Date, value: new Date(cell), format: cell.length > DAY.length ? TIME : DAY };
}

function widthOf(column: string, rows: Sheet['rows'], index: number): number {
  if (SHEET_TIMES.has(column)) return WIDTHS.time;
  return rows.some((row) => typeof row[index] === 'string') ? WIDTHS.text : Math.max(WIDTHS.number, column.length + 1);
}

/** Sheets as an XLSX workbook, each with a header that stays in view. Numbers are numbers, times are dates in UTC. */
export async function writeWorkbook(sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded by the first workbook: no start of the server waits for it.
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  const book = writeXlsxFile(
    sheets.map(({ name, columns, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: columns.map((column, index) => ({ width: widthOf(column, rows, index) })),
      data: [
        columns.map((value) => ({ ...HEAD, value })),
        ...rows.map((row) => columns.map((column, index) => cellOf(row[index] ?? null, column))),
      ],
    })),
  );
  return new Uint8Array(await (await book.toBlob()).arrayBuffer());
}
