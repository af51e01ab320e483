import { cellTime, guessDayOrder, type DayOrder } from '../../formats/table/cellTime';

/** In which order a file writes days and months, and the day by which a person is asked. */
export interface DaysOfFile {
  readonly order: DayOrder;
  /** A day that can be read in two ways, where nothing in the file tells which; null: nothing is asked. */
  readonly asked: string | null;
}

/** Where people write the month first. */
const isMonthFirst = (zone: string | null): boolean => zone !== null && /^(America|US)\//.test(zone);

const isTwoWays = (cell: string): boolean =>
  JSON.stringify(cellTime(cell, 'day')) !== JSON.stringify(cellTime(cell, 'month'));

/**
 * Rule T7 (docs/animals.md): a first number over 12 means that days are first, a second one that months are. Where neither or
 * both are in the file, the person is asked, and by the ranch's zone the usual one is preset.
 *
 * @param zone of the ranch (IANA)
 * @param chosen what the person said
 */
export function daysOfFile(cells: readonly string[], zone: string | null, chosen: DayOrder | null): DaysOfFile {
  const guess = guessDayOrder(cells);
  const usual = isMonthFirst(zone) ? 'month' : 'day';
  if (guess !== 'either') return { order: guess === 'none' ? usual : guess, asked: null };
  return { order: chosen ?? usual, asked: cells.find(isTwoWays) ?? null };
}
