import { calendarYear } from '../grazing/calendarYear';
import type { Figure } from '../grazing/figure';
import { missing } from '../grazing/figure';
import { occupationsOf, occupationsWithin } from '../grazing/occupations';
import { takenFrom } from '../grazing/paddockFigures';
import { forageTaken, grazingDays } from '../grazing/presence';
import type { Entry } from '../grazing/records';
import { restBetween, type Rest } from '../grazing/rest';
import { daysBetween } from '../grazing/time';
import type { Timelines } from '../grazing/timelines';
import type { KeyAreaData, UseReadingData } from './monitoringFacts';
import { keyAreaUse, type KeyAreaUse } from './keyAreaUse';
import { readingOfYear, type ReadingOfYear } from './readingOfYear';

/** How a paddock was used in a year of the calendar. Instants are ms since 1970. */
export interface YearOfPaddock {
  readonly acres: Figure;
  /** The first arrival of what grazed it that year; null where nothing did. It may be in the year before. */
  readonly firstIn: number | null;
  /** When the last of it left; null while it is there, or where nothing grazed it. It may be in the year after. */
  readonly lastOut: number | null;
  /** Animal unit months of the year, gross. */
  readonly aum: Figure;
  /** The rest that the first arrival ended; null where nobody knows of an earlier grazing. */
  readonly restBefore: Rest | null;
  /** Days of the year without animals, up to now. */
  readonly ungrazedDays: number;
  /** 528's words: nothing grazed it for a year or more (`rested`), or for less (`deferred`); null where it always was. */
  readonly pause: 'rested' | 'deferred' | null;
}

/** A key area in a year. */
export interface KeyAreaYear extends YearOfPaddock, KeyAreaUse {
  readonly area: Entry<KeyAreaData>;
  readonly year: number;
  readonly read: ReadingOfYear | null;
}

const YEAR_DAYS = 365;

/** What a paddock's use was in a year (NRCS 528; docs/grazing.md, "Monitoring"), up to an instant. */
export function yearOfPaddock(uuid: string, year: number, timelines: Timelines, asOf: number): YearOfPaddock {
  const { visits, lands, standard } = timelines;
  const span = calendarYear(year, standard.zone);
  const own = visits.get(uuid) ?? [];
  const all = occupationsOf(own);
  const within = occupationsWithin(all, span).filter(({ from }) => from <= asOf);
  const [first, last] = [within[0], within.at(-1)];
  const before = first === undefined ? undefined : all[all.indexOf(first) - 1];
  const until = Math.min(span.until, Math.max(span.since, asOf));
  const acres = lands.get(uuid)?.acres ?? missing('acres', uuid);
  const seen = { since: span.since, until };
  const ungrazedDays = daysBetween(span.since, until) - grazingDays(own, seen);
  const earlier = all.findLast(({ from }) => from < span.since)?.to ?? -Infinity;
  const isRested = first === undefined && (until === span.until || daysBetween(earlier, until) >= YEAR_DAYS);
  return {
    acres,
    firstIn: first?.from ?? null,
    lastOut: last === undefined || last.to > asOf ? null : last.to,
    aum: takenFrom(forageTaken(own, seen, standard), acres, standard.intakeLb, uuid).aum,
    restBefore:
      first === undefined || before === undefined
        ? null
        : restBetween(before.to, first.from, timelines.records, timelines.recordedUntil),
    ungrazedDays,
    pause: isRested ? 'rested' : ungrazedDays > 0 ? 'deferred' : null,
  };
}

/** What a key area was in a year: the use of its paddock, its reading, and whether what was agreed was met (rule M1). */
export function keyAreaYear(
  area: Entry<KeyAreaData>,
  readings: readonly Entry<UseReadingData>[],
  year: number,
  timelines: Timelines,
  asOf: number,
): KeyAreaYear {
  const occupations = occupationsOf(timelines.visits.get(area.data.paddock_uuid) ?? []);
  const own = readings.filter(({ data }) => data.key_area_uuid === area.uuid);
  const read = readingOfYear(own, occupations, calendarYear(year, timelines.standard.zone));
  return {
    area,
    year,
    read,
    ...yearOfPaddock(area.data.paddock_uuid, year, timelines, asOf),
    ...keyAreaUse(area.data, read?.reading.data ?? null),
  };
}

/** Whether a key area is in a year's table: it was not retired by then, or has a reading of that year. */
export const isInYear = ({ area: { data }, read }: KeyAreaYear, since: number): boolean =>
  read !== null || data.retired_at === null || Date.parse(data.retired_at) > since;
