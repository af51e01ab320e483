import { unguarded } from '@domain/formats/csv';
import { cellNumber } from '@domain/formats/table/cellNumber';
import { cellTime } from '@domain/formats/table/cellTime';
import type { TableRow } from '@domain/formats/table/readTable';
import { readRecord } from '@contract/grazing/readRecord';
import { foldWhiteSpace, withoutDirectionMarks } from '@contract/text/text';
import { t } from '@domain/words';
import type { Kind } from '@records/index';
import { instantOf, localOf } from '@shared/time/ranchTime';
import { firstProblem } from '../bringing/firstProblem';
import { latestFact } from '../bringing/latestFact';
import type { Match } from './tableFields';

/** Why a row of a table stays out, in one sentence. */
export class BadRow extends Error {}

export interface RanchClock {
  readonly zone: string | null;
  /** ms since 1970. */
  readonly now: number;
}

/** That a cell with a number holds none, by its field. */
const NO_NUMBER = {
  head: (cell: string) => t`Head “${cell}” isn’t a number`,
  totalWeight: (cell: string) => t`Weight of all “${cell}” isn’t a number`,
  weight: (cell: string) => t`Average weight “${cell}” isn’t a number`,
  gain: (cell: string) => t`Gain per day “${cell}” isn’t a number`,
  area: (cell: string) => t`Area “${cell}” isn’t a number`,
  grazeable: (cell: string) => t`Grazeable percent “${cell}” isn’t a number`,
  grazeableArea: (cell: string) => t`Grazeable area “${cell}” isn’t a number`,
  rest: (cell: string) => t`Rest target “${cell}” isn’t a number`,
  days: (cell: string) => t`Planned days “${cell}” isn’t a number`,
};

/** What is wrong with a cell with a day, by its field. */
const NO_DAY = {
  date: {
    unread: (day: string) => t`The date “${day}” can’t be read`,
    ahead: (day: string) => t`The date “${day}” is in the future: what has not happened yet is a plan`,
  },
  out: {
    unread: (day: string) => t`The day out “${day}” can’t be read`,
    ahead: (day: string) => t`The day out “${day}” is in the future: what has not happened yet is a plan`,
  },
};

/** That a cell is empty that may not be, by its field. */
const MISSING = { name: t`The name is missing`, herd: t`The herd is missing`, paddock: t`The paddock is missing` };

/** The cells of one row by what they are. Throws `BadRow` where the row, or a cell that is read, cannot be what it should. */
export function rowReader({ cells, problem }: TableRow, match: Match, { zone, now }: RanchClock) {
  if (problem !== null) throw new BadRow(problem);
  const text = (field: string): string => {
    const cell = cells[match.fields.indexOf(field)] ?? '';
    // Our own exports keep spreadsheets from reading a text as a formula.
    return foldWhiteSpace(withoutDirectionMarks(unguarded(cell)));
  };
  const number = (field: keyof typeof NO_NUMBER): number | null => {
    const cell = text(field);
    if (cell === '') return null;
    const value = cellNumber(cell, match.mark);
    if (value === null) throw new BadRow(NO_NUMBER[field](cell));
    return value;
  };
  /** A day alone is its noon, or now where noon is still to come. */
  const time = (field: keyof typeof NO_DAY, clock = ''): number | null => {
    const day = text(field);
    if (day === '') return null;
    const read = cellTime(clock === '' ? day : `${day} ${clock}`, match.order);
    const noon = read !== null && 'day' in read ? instantOf(`${read.day}T${read.time ?? '12:00'}`, zone) : null;
    const at = read !== null && 'at' in read ? read.at : noon;
    if (read === null || at === null) throw new BadRow(NO_DAY[field].unread(day));
    const isToday = 'day' in read && read.time === null && read.day === localOf(now, zone).slice(0, 10);
    if (isToday && at > now) return now;
    if (at > latestFact(now)) throw new BadRow(NO_DAY[field].ahead(day));
    return at;
  };
  const needed = (field: keyof typeof MISSING): string => {
    const cell = text(field);
    if (cell === '') throw new BadRow(MISSING[field]);
    return cell;
  };
  return { text, number, time, needed };
}

/** Judges a record by the rules of its kind. Throws `BadRow` with what is wrong. */
export function assertGood(kind: Kind, data: object): void {
  const { problems } = readRecord(kind, data);
  if (problems !== undefined) throw new BadRow(firstProblem(problems));
}
