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
}

function makeZone(name: string): Zone {
  const starts = new Map<number, number>();
  const startOf = (day: number): number => {
    const known = starts.get(day);
    if (known !== undefined) return known;
    const date = new Date(day * DAY_MS);
    const start = new TZDateMini(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), name).getTime();
    starts.set(day, start);
    return start;
  };
  const dayOf = (at: number): number => {
    let day = Math.floor(at / DAY_MS);
    while (startOf(day) > at) day -= 1;
    while (startOf(day + 1) <= at) day += 1;
    return day;
  };
  return { dayOf, startOf };
}

const zones = new Map<string, Zone>();

/** The zone of an IANA name; null counts as UTC. Zones are kept, since their midnights take time to find. */
export function zoneOf(name: string | null): Zone {
  const key = name ?? 'UTC';
  const known = zones.get(key);
  if (known !== undefined) return known;
  const zone = makeZone(key);
  zones.set(key, zone);
  return zone;
}

/** The number of a day written as YYYY-MM-DD. */
export const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** The day of a number, written as YYYY-MM-DD. */
export const dateOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
