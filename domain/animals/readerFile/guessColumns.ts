import { cellNumber, type DecimalMark } from '../../formats/table/cellNumber';
import { cellTime } from '../../formats/table/cellTime';
import { columnOfName, unitNamed } from './headerWords';
import { looksElectronic } from './readTag';
import type { ReaderColumn, ReaderRow } from './ReaderColumn';

/** As many of the filled cells of a column must be what it is taken for. */
const MOST = 0.8;
/** A column is known by its first rows. */
const LOOKED_AT = 1_000;
/** A lighter "animal" is a code, or the number of a line. */
const LIGHTEST = 20;
const HEAVIEST = 5_000;

const isClock = (cell: string): boolean => /^\d{1,2}:\d{2}(:\d{2})?(\s?[ap]\.?\s?m\.?)?$/i.test(cell);
const isDay = (cell: string): boolean => cellTime(cell, 'day') !== null || cellTime(cell, 'month') !== null;

/** What the cells of columns are, by what stands in them. */
function byContent(rows: readonly ReaderRow[], mark: DecimalMark) {
  const first = rows.slice(0, LOOKED_AT);
  const cellsOf = (at: number) => first.flatMap(({ cells }) => cells[at] || []);
  const isMostly = (at: number, isSo: (cell: string) => boolean): boolean => {
    const cells = cellsOf(at);
    return cells.length > 0 && cells.filter(isSo).length >= cells.length * MOST;
  };
  const isWeight = (at: number): boolean => {
    const numbers = cellsOf(at).flatMap((cell) => cellNumber(cell, mark) ?? []);
    const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
    const isCounting = numbers.length > 2 && numbers.every((each, index) => each === (numbers[0] ?? 0) + index);
    return isMostly(at, (cell) => (cellNumber(cell, mark) ?? Infinity) <= HEAVIEST) && mean >= LIGHTEST && !isCounting;
  };
  return { isMostly, isWeight };
}

/**
 * What each column of a file is, by its name and then by its content (docs/animals.md, files of readers and scales). No two
 * columns are the same.
 *
 * @param names null where the file names none: then weights are found by their content too
 */
export function guessColumns(
  names: readonly string[] | null,
  rows: readonly ReaderRow[],
  mark: DecimalMark,
): ReaderColumn[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), names?.length ?? 0);
  const found: (ReaderColumn | undefined)[] = Array.from({ length: width }, () => undefined);
  const claim = (at: number, is: ReaderColumn) => {
    if (found[at] === undefined && at >= 0) found[at] = is === '' || !found.includes(is) ? is : '';
  };
  const { isMostly, isWeight } = byContent(rows, mark);
  names?.forEach((name, at) => {
    const is = columnOfName(name);
    if (is !== undefined) claim(at, is);
  });
  const places = found.map((_, at) => at);
  const search = (is: ReaderColumn, fits: (at: number) => boolean) => {
    if (!found.includes(is)) claim(places.find((at) => found[at] === undefined && fits(at)) ?? -1, is);
  };
  if (!found.includes('eid')) {
    const electronic = places.find((at) => isMostly(at, looksElectronic));
    if (electronic !== undefined) found[electronic] = 'eid';
  }
  if (!found.includes('datetime')) {
    search('time', (at) => isMostly(at, isClock));
    search('date', (at) => isMostly(at, isDay));
  }
  if (names === null) {
    search('unit', (at) => isMostly(at, (cell) => !/\d/.test(cell) && unitNamed(cell) !== null));
    search('weight', (at) => found[at + 1] === 'unit' && isWeight(at));
    // A bare list is one of tags, whatever numbers they are.
    if (width > 1) search('weight', isWeight);
    if (!found.includes('eid')) search('visual', (at) => isMostly(at, (cell) => /\w/.test(cell)));
  }
  return found.map((is) => is ?? '');
}
