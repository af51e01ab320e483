import { TZDateMini } from '@date-fns/tz';
import { instantInWords } from '@domain/language/formats';
import { t } from '@domain/words';

/** The zone that a ranch's times are in; without one it is UTC. */
const nameOf = (zone: string | null): string => zone ?? 'UTC';

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/;

/**
 * The instant that a person means by the day and time of a `datetime-local` field, ms since 1970; null where it is none.
 * A time that the change to summer time leaves out is the one an hour later.
 */
export function instantOf(local: string, zone: string | null): number | null {
  const match = LOCAL.exec(local);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  const at = new TZDateMini(year, month - 1, day, hour, minute, nameOf(zone)).getTime();
  return Number.isNaN(at) ? null : at;
}

const two = (value: number) => String(value).padStart(2, '0');

/** An instant as it stands in a `datetime-local` field, in the ranch's zone. */
export function localOf(at: number, zone: string | null): string {
  const date = new TZDateMini(at, nameOf(zone));
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

const formatted = (at: number, zone: string | null, options: Intl.DateTimeFormatOptions): string =>
  instantInWords(at, { ...options, timeZone: nameOf(zone) });

const dayKey = (at: number, zone: string | null) => localOf(at, zone).slice(0, 10);

/** The day of an instant, in the ranch's zone: "Mon, Jul 13", with the year where it is not the present one. */
export function dayAt(at: number, zone: string | null, now: number): string {
  const isThisYear = dayKey(at, zone).slice(0, 4) === dayKey(now, zone).slice(0, 4);
  const day = { month: 'short', day: 'numeric' } as const;
  return formatted(at, zone, isThisYear ? { weekday: 'short', ...day } : { ...day, year: 'numeric' });
}

/** What the clocks of a zone show: "7:05 AM". */
export const clockAt = (at: number, zone: string | null): string =>
  formatted(at, zone, { hour: 'numeric', minute: '2-digit' });

/** A day with the time of day, in the ranch's zone: "Mon, Jul 13, 7:05 AM". */
export const dayAndTimeAt = (at: number, zone: string | null, now: number): string =>
  `${dayAt(at, zone, now)}, ${clockAt(at, zone)}`;

/** When something happened, as a person would say it: "today, 7:05 AM", "Mon, Jul 13". */
export function momentAt(at: number, zone: string | null, now: number): string {
  if (dayKey(at, zone) !== dayKey(now, zone)) return dayAt(at, zone, now);
  const clock = clockAt(at, zone);
  return t`today, ${clock}`;
}

/** When something happened, inside a sentence: "at 7:05 AM", "on Mon, Jul 13, at 7:05 AM". */
export function whenAt(at: number, zone: string | null, now: number): string {
  const clock = clockAt(at, zone);
  if (dayKey(at, zone) === dayKey(now, zone)) return t`at ${clock}`;
  const day = dayAt(at, zone, now);
  return t`on ${day}, at ${clock}`;
}

/** The same as a sentence of its own: "At 7:05 AM.", "On Mon, Jul 13, at 7:05 AM." */
export function whenSentence(at: number, zone: string | null, now: number): string {
  const clock = clockAt(at, zone);
  if (dayKey(at, zone) === dayKey(now, zone)) return t`At ${clock}.`;
  const day = dayAt(at, zone, now);
  return t`On ${day}, at ${clock}.`;
}

/** A day with its time: "Jul 13, 2026, 7:05 AM". */
export const timeAt = (at: number, zone: string | null): string =>
  formatted(at, zone, { dateStyle: 'medium', timeStyle: 'short' });

/** A day with its year: "Jul 13, 2026". */
export const dateAt = (at: number, zone: string | null): string => formatted(at, zone, { dateStyle: 'medium' });

/** The same of a day: "Jul 13, 2026". @param day YYYY-MM-DD */
export const shortDay = (day: string): string => dateAt(Date.parse(`${day}T12:00:00Z`), 'UTC');

/** What to say of the zone beside a time: nothing where this device keeps the same time. */
export function zoneNote(zone: string | null, at: number): string | undefined {
  if (localOf(at, zone) === localOf(at, Intl.DateTimeFormat().resolvedOptions().timeZone)) return undefined;
  const name = nameOf(zone).replaceAll('_', ' ');
  return t`In the ranch’s time zone, ${name}`;
}
