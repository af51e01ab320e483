import { cellTime, type DayOrder } from '../../formats/table/cellTime';

/** The ranch's clock. */
export interface ReaderClock {
  /** The instant (ms since 1970) at which it shows a day (YYYY-MM-DD) and a time (HH:MM); null where there is none. */
  readonly instantOf: (day: string, time: string) => number | null;
  /** The day that it shows at an instant. */
  readonly dayOf: (at: number) => string;
  /** ms since 1970. */
  readonly now: number;
}

/** When an animal was read. */
export interface ReadingTime {
  /** ms since 1970. */
  readonly at: number;
  /** The day of the ranch: YYYY-MM-DD. */
  readonly day: string;
  readonly isTimed: boolean;
}

const SECOND_MS = 1_000;
/** The clocks of ranch and scale differ a little. */
const AHEAD_MS = 4 * 60_000;

/** The record has no earlier times. */
const FIRST = Date.UTC(1900, 0, 2);

const secondsIn = (cell: string): number => Number(/\d{1,2}:\d{2}:(\d{2})/.exec(cell)?.[1] ?? 0);

/**
 * When a line was read, by rule T7 (docs/animals.md): a day without a time is its noon, and now where noon is still to come.
 * `unread`: no day can be read; `ahead`: it is still to come.
 */
export function readingTime(
  cell: string,
  order: DayOrder,
  { instantOf, dayOf, now }: ReaderClock,
): ReadingTime | 'unread' | 'ahead' {
  const read = cellTime(cell, order);
  if (read === null || ('at' in read ? read.at : Date.parse(read.day)) < FIRST) return 'unread';
  if ('at' in read) return read.at > now + AHEAD_MS ? 'ahead' : { at: read.at, day: dayOf(read.at), isTimed: true };
  const { day, time } = read;
  const start = instantOf(day, time ?? '12:00');
  if (start === null) return 'unread';
  if (time === null && day === dayOf(now)) return { at: Math.min(start, now), day, isTimed: false };
  const at = start + secondsIn(cell) * SECOND_MS;
  return at > now + AHEAD_MS ? 'ahead' : { at, day, isTimed: time !== null };
}
