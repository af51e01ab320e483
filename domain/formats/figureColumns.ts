import type { Figure, Missing } from '../grazing/figure';
import type { Cell, Table } from './csv';

/** The columns of a table of figures: a cell that can't be computed says what it lacks. */
export type FigureColumns<Source> = readonly (readonly [name: string, figureOf: (source: Source) => Cell | Figure])[];

const isMissing = (figure: Cell | Figure): figure is Missing => typeof figure === 'object' && figure !== null;

/** A row of figures by the names of their columns, null where one is unknown, with what the unknown ones lack. */
export interface FigureRow {
  readonly cells: Readonly<Record<string, Cell>>;
  /** By the names of the columns: `head`, or `head, weight`, as in `Lacking`. */
  readonly missing: Readonly<Record<string, string>>;
}

const lacksInWords = ({ lacks }: Missing): string => [...new Set(lacks.map(({ what }) => what))].join(', ');

/** One row of a table of figures. */
export function figureRow<Source>(columns: FigureColumns<Source>, source: Source): FigureRow {
  const cells: Record<string, Cell> = {};
  const missing: Record<string, string> = {};
  for (const [name, figureOf] of columns) {
    const figure = figureOf(source);
    cells[name] = isMissing(figure) ? null : figure;
    if (isMissing(figure)) missing[name] = lacksInWords(figure);
  }
  return { cells, missing };
}

/** A table of figures with a row for each source. */
export const figureTable = <Source>(columns: FigureColumns<Source>, sources: readonly Source[]): Table => ({
  columns: columns.map(([name]) => name),
  rows: sources.map((source) => Object.values(figureRow(columns, source).cells)),
});
