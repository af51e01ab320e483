import { calendarYear } from '../grazing/calendarYear';
import { isKnown, type Figure } from '../grazing/figure';
import { byText, type Entry, type GrazingRecords } from '../grazing/records';
import { timelinesOf } from '../grazing/timelines';
import type { KeyAreaData, UseReadingData } from '../monitoring/monitoringFacts';
import { isInYear, keyAreaYear, type KeyAreaYear } from '../monitoring/keyAreaYear';
import { namesOf } from './animalFiles/namedRows';
import { isoTime, tableOf, writeCsv, type Columns } from './csv';

interface Source extends KeyAreaYear {
  readonly paddock: string;
}

const known = (figure: Figure): number | null => (isKnown(figure) ? figure : null);

const COLUMNS: Columns<Source> = [
  ['paddock', ({ paddock }) => paddock],
  ['key_area', ({ area }) => area.data.name],
  ['year', ({ year }) => year],
  ['acres', ({ acres }) => known(acres)],
  ['season_of_use', ({ area }) => area.data.season_of_use],
  ['first_in', ({ firstIn }) => isoTime(firstIn)],
  ['last_out', ({ lastOut }) => isoTime(lastOut)],
  ['aum', ({ aum }) => known(aum)],
  ['rest_before_days', ({ restBefore }) => restBefore?.elapsedDays ?? null],
  ['plant', ({ area }) => area.data.plant],
  ['min_stubble_in', ({ area }) => area.data.min_stubble_in],
  ['max_use_percent', ({ area }) => area.data.max_use_percent],
  ['mean_in', ({ meanIn }) => meanIn],
  ['use_percent', ({ usePercent }) => usePercent],
  ['readings', ({ readings }) => readings],
  ['method', ({ read }) => read?.reading.data.method ?? null],
  ['met', ({ isMet }) => (isMet === null ? null : String(isMet))],
  ['cause', ({ read }) => read?.reading.data.cause ?? null],
  ['read_at', ({ read }) => isoTime(read?.reading.at ?? null)],
  ['key_area_uuid', ({ area }) => area.uuid],
];

/** What the table of key areas is written from. */
export interface Monitored {
  readonly records: GrazingRecords;
  readonly areas: readonly Entry<KeyAreaData>[];
  readonly readings: readonly Entry<UseReadingData>[];
  /** Of the calendar, by the ranch's clocks. */
  readonly year: number;
  /** The as-of instant, ms since 1970 UTC. */
  readonly at: number;
}

/**
 * `monitoring.csv`: a row for each key area of a year by paddock and name, with how its paddock was grazed and what was read
 * (rule M1). Acres, days and inches, unrounded; `met` is empty where it was not read, everything unknown is empty.
 */
export function monitoringCsv({ records, areas, readings, year, at }: Monitored): string {
  const timelines = timelinesOf(records);
  const nameOf = namesOf(records.paddocks);
  const { since } = calendarYear(year, timelines.standard.zone);
  const known = readings.filter(({ data }) => Date.parse(data.at) <= at);
  const rows = areas
    .map((area) => ({ ...keyAreaYear(area, known, year, timelines, at), paddock: nameOf(area.data.paddock_uuid) }))
    .filter((row) => isInYear(row, since))
    .sort(
      (one, other) =>
        byText(one.paddock, other.paddock) ||
        byText(one.area.data.name, other.area.data.name) ||
        byText(one.area.uuid, other.area.uuid),
    );
  return writeCsv(tableOf(COLUMNS, rows));
}
