/** A cell of a table; null is an empty one. */
export type Cell = string | number | null;

/** What a spreadsheet would take for a formula; East Asian ones take the full-width signs too (OWASP, CSV injection). */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;

/** A text as it was before `writeCsv` put an apostrophe before what looks like a formula. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows under the names of their columns. Times are ISO 8601 in UTC. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** The columns of a table: the name of each, and what a cell says. */
export type Columns<Source> = readonly (readonly [name: string, cellOf: (source: Source) => Cell])[];

/** A table with a row for each source. */
export const tableOf = <Source>(columns: Columns<Source>, sources: readonly Source[]): Table => ({
  columns: columns.map(([name]) => name),
  rows: sources.map((source) => columns.map(([, cellOf]) => cellOf(source))),
});

/** A table as CSV (RFC 4180): commas, CRLF, the first row has the names of the columns. Texts are never formulas. */
export function writeCsv({ columns, rows }: Table): string {
  return [columns, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** An instant (milliseconds since 1970 UTC) as ISO 8601 in UTC. */
export const isoTime = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
