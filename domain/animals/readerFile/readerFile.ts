import { guessDecimalMark } from '../../formats/table/cellNumber';
import { cellTime, type DayOrder } from '../../formats/table/cellTime';
import { FileRefused } from '../../formats/shapes/FileRefused';
import { t } from '../../words';
import { daysOfFile } from './dayOrder';
import { guessColumns } from './guessColumns';
import { headerOf } from './headerOf';
import { unitNamed } from './headerWords';
import { BadLine, lineReader } from './lineReader';
import { plainLines } from './plainLines';
import type { ReaderClock } from './readingTime';
import type { ReaderColumn, ReaderRow } from './ReaderColumn';
import { tagOfReading, type LineWords, type Reading } from './Reading';
import { withoutRepeats } from './readAgain';

/** What the person said of a file; null is left to what the file has. */
export interface ReaderChoices {
  readonly columns: readonly ReaderColumn[] | null;
  readonly order: DayOrder | null;
}

/** The ranch that a file is read for. */
export interface ReaderRanch extends ReaderClock {
  /** IANA; null counts as UTC. */
  readonly zone: string | null;
}

/** A file of a reader or scale, read whole. */
export interface ReaderFile {
  /** The names of the columns; empty ones where the file has none. */
  readonly names: readonly string[];
  readonly columns: readonly ReaderColumn[];
  /** The first cells of each column. */
  readonly examples: readonly (readonly string[])[];
  /** A day that can be read in two ways, by which the person is asked; null: nothing is asked. */
  readonly askedDay: string | null;
  readonly order: DayOrder;
  /** How many lines have something in them, without the names of the columns. */
  readonly lines: number;
  /** Whether any animal was weighed. Else the file is a list of tags. */
  readonly hasWeights: boolean;
  readonly readings: readonly Reading[];
  /** Lines that aren't read, and what to know of others, by their lines. */
  readonly bad: readonly LineWords[];
  readonly odd: readonly LineWords[];
}

const EXAMPLES = 3;
/** How decimals are written is known by the first rows. */
const LOOKED_AT = 1_000;
const EMPTY = t`This file has no lines with animals`;
const DATES: readonly ReaderColumn[] = ['date', 'datetime', 'birth'];

const isDay = (cell: string): boolean => cellTime(cell, 'day') !== null || cellTime(cell, 'month') !== null;
const byLine = (one: LineWords, other: LineWords): number => one.line - other.line;

/** Reads each row. Throws `FileRefused` where more than half of the tags were rounded (rule T6). */
function readAll(rows: readonly ReaderRow[], read: (row: ReaderRow) => Reading) {
  const [readings, bad, rounded]: [Reading[], LineWords[], LineWords[]] = [[], [], []];
  for (const row of rows) {
    try {
      readings.push(read(row));
    } catch (error) {
      if (!(error instanceof BadLine)) throw error;
      bad.push({ line: row.line, why: error.message });
      if (error.isRounded) rounded.push({ line: row.line, why: error.message });
    }
  }
  const [first] = rounded;
  if (first !== undefined && rounded.length * 2 > rows.length) throw new FileRefused(lineInWords(first));
  return { readings, bad };
}

/** "Line 7: no weight" */
const lineInWords = ({ line, why }: LineWords): string => t`Line ${line}: ${why}`;

/**
 * Reads the rows of a file of a reader or scale (docs/animals.md): its tags, weights and days, and the lines that can't be
 * read. Weights are as the file has them.
 *
 * @throws FileRefused where it has no lines, or more than half of its tags were rounded by a spreadsheet
 */
export function readerFile(
  all: readonly ReaderRow[],
  delimiter: string,
  choices: ReaderChoices,
  ranch: ReaderRanch,
): ReaderFile {
  const lined = plainLines(all);
  const { names, height } = headerOf(lined);
  const rows = lined.slice(height);
  if (rows.length === 0) throw new FileRefused(EMPTY);
  const mark =
    guessDecimalMark(rows.slice(0, LOOKED_AT).flatMap(({ cells }) => cells.filter((cell) => !isDay(cell)))) ??
    (delimiter === ';' ? ',' : '.');
  const columns = choices.columns ?? guessColumns(names, rows, mark);
  const cellsOf = (wanted: readonly ReaderColumn[]) =>
    columns.flatMap((is, at) => (wanted.includes(is) ? rows.map(({ cells }) => cells[at] ?? '') : []));
  const { order, asked } = daysOfFile(cellsOf(DATES), ranch.zone, choices.order);
  const odd: LineWords[] = [];
  const unit = unitNamed(names?.[columns.indexOf('weight')] ?? '');
  const read = lineReader({ columns, unit, mark, order, clock: ranch }, (line, tag) =>
    odd.push({ line, why: t`${tag} isn’t a number of an electronic tag, so it is kept as another kind of tag` }),
  );
  const { readings, bad } = readAll(rows, read);
  const hasWeights = readings.some(({ weight }) => weight !== null);
  const unweighed = hasWeights ? readings.filter(({ weight }) => weight === null) : [];
  const counting = withoutRepeats(readings.filter((reading) => !hasWeights || reading.weight !== null));
  const noWeight = unweighed.map(({ line }) => ({ line, why: t`no weight` }));
  return {
    names: names ?? columns.map(() => ''),
    columns,
    examples: columns.map((_, at) => rows.slice(0, EXAMPLES).flatMap(({ cells }) => cells[at] || [])),
    askedDay: asked,
    order,
    lines: rows.length,
    hasWeights,
    readings: counting.readings.filter((reading) => hasWeights || tagOfReading(reading) !== ''),
    bad: [...bad, ...noWeight, ...counting.again].sort(byLine),
    odd,
  };
}
