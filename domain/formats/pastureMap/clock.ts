import { TZDateMini } from '@date-fns/tz';

/** The first year of a workbook's days: what is before is a time of day without a day. */
const FIRST_YEAR = 1900;

/** The wall-clock time of a cell in a zone as an instant, ms since 1970; null for a cell that holds none. */
export type Clock = (cell: unknown) => number | null;

/** A time cut off just under a second is that second: 1:59:59.999 is 02:00. */
const whole = (wall: Date): Date => new Date(wall.getTime() + (wall.getUTCMilliseconds() === 999 ? 1 : 0));

export const clockOf =
  (zone: string): Clock =>
  (cell) => {
    if (!(cell instanceof Date) || Number.isNaN(cell.getTime())) return null;
    const wall = whole(cell);
    if (wall.getUTCFullYear() < FIRST_YEAR) return null;
    const day = [wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate()] as const;
    const time = [wall.getUTCHours(), wall.getUTCMinutes(), wall.getUTCSeconds(), wall.getUTCMilliseconds()] as const;
    return new TZDateMini(...day, ...time, zone).getTime();
  };

/** The day that a cell's date says, YYYY-MM-DD; null for a cell that holds none. */
export const dayOf = (cell: unknown): string | null =>
  cell instanceof Date && !Number.isNaN(cell.getTime()) ? whole(cell).toISOString().slice(0, 10) : null;

/** Whether a name is a zone that times can be read in. */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name !== '';
  } catch {
    return false;
  }
}
