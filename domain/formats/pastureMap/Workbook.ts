/** A sheet of a workbook as cells by row. Dates are the wall-clock time that is in them, as if it were UTC. */
export interface Sheet {
  readonly sheet: string;
  readonly data: readonly (readonly unknown[])[];
}

/** A row by the titles of its columns. */
export type Row = Readonly<Record<string, unknown>>;

export const textOf = (cell: unknown): string =>
  typeof cell === 'string' ? cell.trim() : typeof cell === 'number' ? String(cell) : '';

/** A number, or null for an empty cell and anything else. */
export const numberOf = (cell: unknown): number | null => (typeof cell === 'number' ? cell : null);

/** The value next to a title of the first column. */
export const valueOf = ({ data }: Sheet, title: string): unknown => data.find(([first]) => first === title)?.[1];

/**
 * The rows below the first row that begins with one of some titles, by their titles, without empty ones. Of two columns
 * with one title the first counts; the second is "Notes 2".
 */
export function rowsBelow({ data }: Sheet, ...firsts: readonly string[]): readonly Row[] | undefined {
  const header = data.findIndex(([first]) => firsts.includes(textOf(first)));
  if (header < 0) return undefined;
  const seen = new Map<string, number>();
  const titles = (data[header] ?? []).map((cell) => {
    const title = textOf(cell);
    const times = (seen.get(title) ?? 0) + 1;
    seen.set(title, times);
    return times === 1 ? title : `${title} ${times}`;
  });
  return data
    .slice(header + 1)
    .filter((row) => row.some((cell) => cell !== null && cell !== undefined && cell !== ''))
    .map((row) => Object.fromEntries(titles.map((title, index) => [title, row[index]])));
}
