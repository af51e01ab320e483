import { dayNumber, type Zone } from '../grazing/time';
import type { DatedBy, ShareTerms } from './shareTerms';

/** The days of a share as instants (ms since 1970): from the first one of `from` to before `until` (Infinity without an end). */
export interface ShareWindow {
  readonly since: number;
  readonly until: number;
  readonly share: Pick<ShareTerms, 'from' | 'until'>;
}

export const windowOf = (share: Pick<ShareTerms, 'from' | 'until'>, zone: Zone): ShareWindow => ({
  since: zone.startOf(dayNumber(share.from)),
  until: share.until === null ? Infinity : zone.startOf(dayNumber(share.until) + 1),
  share,
});

type Data = Readonly<Record<string, unknown>>;

/** A day is YYYY-MM-DD; an instant is longer. */
const DAY_LENGTH = 10;
const isDay = (time: string): boolean => time.length === DAY_LENGTH;

/** A day or an instant before the window, and after it. */
const isBefore = (time: string, { since, share }: ShareWindow): boolean =>
  isDay(time) ? time < share.from : Date.parse(time) < since;
const isAfter = (time: string, { until, share }: ShareWindow): boolean =>
  isDay(time) ? share.until !== null && time > share.until : Date.parse(time) >= until;

const isWithin = (time: string, window: ShareWindow): boolean => !isBefore(time, window) && !isAfter(time, window);

/** A time of a record, or null: its schema judged it before it was stored. */
const timeIn = (data: Data, field: string): string | null => {
  const time = data[field];
  return typeof time === 'string' ? time : null;
};

/** The first time of a window, in the form of that one. */
const firstLike = (time: string, { since, share }: ShareWindow): string =>
  isDay(time) ? share.from : new Date(since).toISOString();

function cut(data: Data, from: string, to: string, window: ShareWindow): Data | null {
  const [starts, ends] = [timeIn(data, from), timeIn(data, to)];
  if (starts === null || isAfter(starts, window) || (ends !== null && isBefore(ends, window))) return null;
  const first = isBefore(starts, window) ? firstLike(starts, window) : starts;
  if (ends === null || !isAfter(ends, window)) return { ...data, [from]: first };
  return { ...data, [from]: first, [to]: isDay(ends) ? window.share.until : new Date(window.until).toISOString() };
}

function isTaskWithin(data: Data, due: string, done: string, window: ShareWindow): boolean {
  const times = [timeIn(data, due), timeIn(data, done)].filter((time) => time !== null);
  return times.length === 0 || times.some((time) => isWithin(time, window));
}

function isYearWithin(year: unknown, { share }: ShareWindow): boolean {
  if (typeof year !== 'number') return false;
  const yearOf = (day: string): number => Number(day.slice(0, 4));
  return year >= yearOf(share.from) && (share.until === null || year <= yearOf(share.until));
}

/** A later end is none: nothing is told of what comes after the window. */
const endedWithin = (data: Data, window: ShareWindow): Data => {
  const retired = timeIn(data, 'retired_at');
  return retired !== null && isAfter(retired, window) ? { ...data, retired_at: null } : data;
};

/** What of a record lies within the window; null: nothing. */
export function withinWindow(data: Data, dated: DatedBy, window: ShareWindow): Data | null {
  if (dated === 'lasting') return endedWithin(data, window);
  if ('from' in dated) return cut(data, dated.from, dated.to, window);
  if ('due' in dated) return isTaskWithin(data, dated.due, dated.done, window) ? data : null;
  if ('year' in dated) return isYearWithin(data[dated.year], window) ? data : null;
  if ('fact' in dated) {
    const time = timeIn(data, dated.fact);
    return time !== null && isWithin(time, window) ? data : null;
  }
  const time = timeIn(data, dated.holdsFrom);
  if (time === null) return data;
  if (isAfter(time, window)) return null;
  return isBefore(time, window) ? { ...data, [dated.holdsFrom]: firstLike(time, window) } : data;
}

/** Of records that hold from a time on, the ids of those that another one has taken the place of before the window began. */
export function replacedBefore(
  records: readonly { readonly uuid: string; readonly data: object }[],
  dated: DatedBy,
  window: ShareWindow,
): ReadonlySet<string> {
  const replaced = new Set<string>();
  if (dated === 'lasting' || !('holdsFrom' in dated)) return replaced;
  const latest = new Map<string, { uuid: string; time: string }>();
  const first = (time: string): string => firstLike(time, window);
  for (const { uuid, data } of records) {
    const own = data as Data;
    const time = timeIn(own, dated.holdsFrom);
    if (time === null || time > first(time)) continue;
    const key = JSON.stringify(dated.by.map((field) => (field === 'uuid' ? uuid : own[field])));
    const known = latest.get(key);
    const isLater = known === undefined || time > known.time || (time === known.time && uuid > known.uuid);
    if (known !== undefined) replaced.add(isLater ? known.uuid : uuid);
    if (isLater) latest.set(key, { uuid, time });
  }
  return replaced;
}
