import { TZDateMini } from '@date-fns/tz';

export const DAY_MS = 86_400_000;

/** Days between two instants: elapsed time, so a night with the change to summer time is an hour shorter. */
export const daysBetween = (from: number, to: number): number => (to - from) / DAY_MS;

/** The days of a zone. A day is counted from 1970-01-01, instants are milliseconds since 1970 UTC. */
export interface Zone {
  /** The day that holds an instant. */
  dayOf(at: number): number;
  /** The first instant of a day: its midnight, or what comes first where the clocks jump over midnight. */
  startOf(day: number): number;
  /** What the clocks of the zone show at an instant, as the instant at which those of UTC show it. */
  clockAt(at: number): number;
  /** The instant at which its clocks show that. Where they jump over it, they show as much more as they jump. */
  whenClock(clock: number): number;
  /** The sum of the first instants of all days from one to another, both counted; 0 where the last is before the first. */
  sumOfStarts(first: number, last: number): number;
}

/** Days that are looked up together, and kept together. */
const BLOCK = 64;

/** The first instants of a block's days, and the sum of those before each of them and after the last. */
function makeBlock(name: string, block: number): { starts: Float64Array; sums: Float64Array } {
  const starts = Float64Array.from({ length: BLOCK }, (_, index) => {
    const date = new Date((block * BLOCK + index) * DAY_MS);
    return new TZDateMini(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), name).getTime();
  });
  const sums = new Float64Array(BLOCK + 1);
  starts.forEach((start, index) => {
    sums[index + 1] = (sums[index] ?? 0) + start;
  });
  return { starts, sums };
}

/** What the clocks of a zone show, as the same time of day and day of UTC. */
function clockIn(name: string, at: number): number {
  const date = new TZDateMini(at, name);
  const time = [date.getHours(), date.getMinutes(), date.getSeconds(), date.getMilliseconds()] as const;
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), ...time);
}

function whenClockIn(name: string, clock: number): number {
  const date = new Date(clock);
  const day = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()] as const;
  const [hours, minutes] = [date.getUTCHours(), date.getUTCMinutes()];
  return new TZDateMini(...day, hours, minutes, date.getUTCSeconds(), date.getUTCMilliseconds(), name).getTime();
}

function makeZone(name: string): Zone {
  const blocks = new Map<number, ReturnType<typeof makeBlock>>();
  /** Days are asked for near each other: the block that was looked up last is at hand. */
  let last: { number: number; block: ReturnType<typeof makeBlock> } | undefined;
  const blockOf = (number: number) => {
    if (last?.number === number) return last.block;
    const block = blocks.get(number) ?? makeBlock(name, number);
    blocks.set(number, block);
    last = { number, block };
    return block;
  };
  const startOf = (day: number): number => {
    const number = Math.floor(day / BLOCK);
    return blockOf(number).starts[day - number * BLOCK] ?? NaN;
  };
  const dayOf = (at: number): number => {
    let day = Math.floor(at / DAY_MS);
    while (startOf(day) > at) day -= 1;
    while (startOf(day + 1) <= at) day += 1;
    return day;
  };
  const sumOfStarts = (first: number, last: number): number => {
    let sum = 0;
    for (let number = Math.floor(first / BLOCK); number * BLOCK <= last; number += 1) {
      const { sums } = blockOf(number);
      const from = Math.max(first - number * BLOCK, 0);
      const to = Math.min(last - number * BLOCK, BLOCK - 1);
      sum += (sums[to + 1] ?? NaN) - (sums[from] ?? NaN);
    }
    return sum;
  };
  const clockAt = (at: number): number => clockIn(name, at);
  const whenClock = (clock: number): number => whenClockIn(name, clock);
  return { dayOf, startOf, clockAt, whenClock, sumOfStarts };
}

/** Zones that are kept; a server of many ranches meets some dozens of them. */
const KEPT_MAX = 100;
const zones = new Map<string, Zone>();

/** The zone of an IANA name; null counts as UTC. Those asked for last are kept, since their midnights take time to find. */
export function zoneOf(name: string | null): Zone {
  const key = (name ?? 'UTC').toLowerCase();
  const zone = zones.get(key) ?? makeZone(name ?? 'UTC');
  zones.delete(key);
  zones.set(key, zone);
  const [oldest] = zones.keys();
  if (zones.size > KEPT_MAX && oldest !== undefined) zones.delete(oldest);
  return zone;
}

/** The number of a day written as YYYY-MM-DD. */
export const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** The day of a number, written as YYYY-MM-DD. */
export const dateOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The first and the last day of a time, YYYY-MM-DD. */
export type Dates = readonly [first: string, last: string];

/** The days of a zone that a time touches; one that ends at midnight does not touch the day that begins then. */
export const datesOf = (zone: Zone, from: number, until: number): Dates => [
  dateOfDay(zone.dayOf(from)),
  dateOfDay(zone.dayOf(Math.max(from, until - 1))),
];

/** The month of a day, YYYY-MM. */
export const monthOfDay = (day: number): string => dateOfDay(day).slice(0, 7);
