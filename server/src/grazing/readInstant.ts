import { isInstant } from '@contract/grazing/dates';
import { DAY_MS } from '@domain/grazing/time';
import { invalid } from '../http/refusals';

type Query = string | string[];

/** What a query says of the moment of figures. */
export interface AskedMoment {
  season?: Query;
  at?: Query;
}

/** How far ahead figures can be asked for: ten years, since each day until then is looked at. */
const ASKED_AHEAD_MAX_MS = 3_653 * DAY_MS;
/** The uuid of the season that a query names; null: the current one. One that is sent twice is unknown too. */
export const readSeason = (value: Query | undefined): string | null => (value === undefined ? null : String(value));

/** The instant (ms since 1970 UTC) that a query names; now without one. Throws 422 with the sentence for anything else. */
export function readInstant(value: Query | undefined, now: Date): number {
  if (value === undefined) return now.getTime();
  if (typeof value !== 'string' || !isInstant(value))
    throw invalid({ at: 'A time in UTC with milliseconds is needed: 2026-06-01T12:00:00.000Z' });
  const at = Date.parse(value);
  if (at > now.getTime() + ASKED_AHEAD_MAX_MS) throw invalid({ at: 'At most ten years ahead can be asked for' });
  return at;
}
