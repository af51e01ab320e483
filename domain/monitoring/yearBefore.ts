import type { Figure } from '../grazing/figure';
import { missing } from '../grazing/figure';
import { takenFrom } from '../grazing/paddockFigures';
import { forageTaken, grazingDays, lastPresence, visitsNow } from '../grazing/presence';
import { restBetween, type Rest } from '../grazing/rest';
import { DAY_MS } from '../grazing/time';
import type { Timelines } from '../grazing/timelines';

const YEAR_DAYS = 365;

/** How a paddock was used in the year before an instant: what a photo of it is looked at with. */
export interface YearBefore {
  /** Days with animals. */
  readonly grazedDays: number;
  readonly isGrazed: boolean;
  /** Since the last animals; null while there are some, and where nobody knows of any. */
  readonly rest: Rest | null;
  /** Animal days an acre, gross. */
  readonly ada: Figure;
}

/** The 365 days before an instant (ms since 1970), up to it. */
export const spanBefore = (at: number) => ({ since: at - YEAR_DAYS * DAY_MS, until: at });

/** The use of a paddock in the 365 days before an instant (ms since 1970). */
export function yearBefore(paddockUuid: string, at: number, timelines: Timelines): YearBefore {
  const { visits, lands, standard, records, recordedUntil } = timelines;
  const own = visits.get(paddockUuid) ?? [];
  const span = spanBefore(at);
  const acres = lands.get(paddockUuid)?.acres ?? missing('acres', paddockUuid);
  const left = lastPresence(own, at);
  const isGrazed = visitsNow(own, at).length > 0;
  return {
    grazedDays: grazingDays(own, span),
    isGrazed,
    rest: isGrazed || left === null ? null : restBetween(left, at, records, recordedUntil),
    ada: takenFrom(forageTaken(own, span, standard), acres, standard.intakeLb, paddockUuid).ada,
  };
}
