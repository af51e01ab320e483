import { cellNumber, type DecimalMark } from '../../formats/table/cellNumber';
import { cellTime, type DayOrder } from '../../formats/table/cellTime';
import { t } from '../../words';
import { isHeader } from './headerOf';
import { unitNamed } from './headerWords';
import { readingTime, type ReaderClock } from './readingTime';
import { readTag } from './readTag';
import type { ReaderColumn, ReaderRow, WeightUnit } from './ReaderColumn';
import type { ReadTag, Reading } from './Reading';
import { roundedWords } from './roundedWords';

/** Why a line isn't read, as the end of a sentence. */
export class BadLine extends Error {
  constructor(
    message: string,
    /** Rule T6: a spreadsheet has rounded its tag. */
    readonly isRounded = false,
  ) {
    super(message);
  }
}

/** How the lines of a file are written. */
export interface LineWriting {
  readonly columns: readonly ReaderColumn[];
  /** The unit that the name of the weights' column says. */
  readonly unit: WeightUnit | null;
  readonly mark: DecimalMark;
  readonly order: DayOrder;
  readonly clock: ReaderClock;
}

const TAGS = ['eid', 'official', 'visual'] as const;
const TOTAL = /^(totals?|averages?|avg|mean|sum|count|min(imum)?|max(imum)?|std( dev)?|promedio|suma)\b/i;
const NOTE_MAX = 2_000;
/** The record has no earlier days. */
const FIRST_BIRTH = '1900-01-01';

const hasDigit = (cell: string): boolean => /\d/.test(cell);

/** Whether a row adds up those above it. */
const isTotal = ({ cells }: ReaderRow): boolean => TOTAL.test(cells.find((cell) => cell !== '') ?? '');

function tagOf(cell: string, column: (typeof TAGS)[number]): (ReadTag & { isOdd: boolean }) | null {
  const read = readTag(cell);
  if (read === null) return null;
  if (!('refused' in read))
    return column === 'official' && read.type === 'visual' ? { ...read, type: 'official' } : read;
  if (read.refused === 'rounded') throw new BadLine(roundedWords(cell), true);
  throw new BadLine(t`its tag has more than 40 characters`);
}

/**
 * What reads the lines of a file one by one. Throws `BadLine` where a line isn't an animal, or a cell can't be what its column
 * is. `odd` is called for a tag that looks electronic and isn't one of ISO 11784.
 */
export function lineReader(
  { columns, unit, mark, order, clock }: LineWriting,
  odd: (line: number, tag: string) => void,
) {
  const places = new Map(columns.map((is, at) => [is, at]));
  const textOf = ({ cells }: ReaderRow, is: ReaderColumn): string => cells[places.get(is) ?? -1] ?? '';

  const tagsOf = (row: ReaderRow): ReadTag[] => {
    const tags = TAGS.flatMap((column) => tagOf(textOf(row, column), column) ?? []);
    for (const { tag, isOdd } of tags) if (isOdd) odd(row.line, tag);
    const isFirst = ({ tag }: ReadTag, at: number) => tags.findIndex((other) => other.tag === tag) === at;
    return tags.filter(isFirst).map(({ tag, type }) => ({ tag, type }));
  };
  /** A scale that didn't weigh writes nothing, or 0. */
  const weightOf = (row: ReaderRow): number | null => {
    const cell = textOf(row, 'weight');
    if (cell === '') return null;
    const weight = cellNumber(cell, mark);
    if (weight === null) throw new BadLine(t`the weight “${cell}” isn’t a number`);
    if (weight < 0) throw new BadLine(t`the weight “${cell}” is below 0`);
    return weight === 0 ? null : weight;
  };
  const timeOf = (row: ReaderRow) => {
    const day = textOf(row, 'datetime') || textOf(row, 'date');
    if (day === '') return null;
    const time = textOf(row, 'time');
    const cell = time === '' || /\d:\d/.test(day) ? day : `${day} ${time}`;
    const read = readingTime(cell, order, clock);
    if (read === 'unread') throw new BadLine(t`the day “${cell}” can’t be read`);
    if (read === 'ahead') throw new BadLine(t`the day “${cell}” is in the future`);
    return read;
  };
  const bornOn = (row: ReaderRow): string | null => {
    const read = cellTime(textOf(row, 'birth'), order);
    return read !== null && 'day' in read && read.day >= FIRST_BIRTH && read.day <= clock.dayOf(clock.now)
      ? read.day
      : null;
  };

  return (row: ReaderRow): Reading => {
    if (row.isUnclosed) throw new BadLine(t`a quotation mark is not closed`);
    if (!row.cells.some(hasDigit) && isHeader(row)) throw new BadLine(t`names of columns, not an animal`);
    if (isTotal(row)) throw new BadLine(t`a total or an average, not an animal`);
    const [tags, weight] = [tagsOf(row), weightOf(row)];
    if (tags.length === 0 && weight === null) throw new BadLine(t`neither a tag nor a weight`);
    const time = timeOf(row);
    return {
      line: row.line,
      tags,
      weight,
      unit: unit ?? unitNamed(textOf(row, 'unit')) ?? unitNamed(textOf(row, 'weight')),
      at: time?.at ?? null,
      isTimed: time?.isTimed ?? false,
      session: textOf(row, 'session') || (time?.day ?? ''),
      bornOn: bornOn(row),
      note: textOf(row, 'note').slice(0, NOTE_MAX),
    };
  };
}
