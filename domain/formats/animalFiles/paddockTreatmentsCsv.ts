import { datedIn, type DaySpan } from '../../grazing/daySpan';
import type { Dated, Entry, PaddockData } from '../../grazing/records';
import { zoneOf, type Zone } from '../../grazing/time';
import type { PaddockTreatmentData } from '../../animals/facts';
import { grazeSafeOn } from '../../animals/withdrawal/grazeSafeOn';
import { tableOf, writeCsv, type Columns } from '../csv';
import { byNameThenTime, namesOf } from './namedRows';

interface Source extends Dated<PaddockTreatmentData> {
  readonly name: string;
  readonly zone: Zone;
}

const COLUMNS: Columns<Source> = [
  ['at', ({ data }) => data.at],
  ['paddock', ({ name }) => name],
  ['acres', ({ data }) => data.acres],
  ['what', ({ data }) => data.what],
  ['product', ({ data }) => data.product],
  ['batch', ({ data }) => data.batch],
  ['rate', ({ data }) => data.rate],
  ['rate_unit', ({ data }) => data.rate_unit],
  ['lb', ({ data }) => data.lb],
  ['n_percent', ({ data }) => data.n_percent],
  ['graze_days', ({ data }) => data.graze_days],
  ['graze_safe_on', ({ data, zone }) => grazeSafeOn(data, zone)],
  ['export_days', ({ data }) => data.export_days],
  ['by', ({ data }) => data.by],
  ['note', ({ data }) => data.note],
  ['paddock_uuid', ({ data }) => data.paddock_uuid],
  ['uuid', ({ uuid }) => uuid],
];

interface PaddockTreatmentRecords {
  readonly time_zone: string | null;
  readonly paddocks: readonly Entry<PaddockData>[];
  readonly treatments: readonly Entry<PaddockTreatmentData>[];
}

/**
 * `paddock_treatments.csv`: a row for each treatment of a paddock within days, by paddock, then by time. `acres` is empty where
 * all of the paddock was treated.
 */
export function paddockTreatmentsCsv(
  { time_zone, paddocks, treatments }: PaddockTreatmentRecords,
  days: DaySpan,
): string {
  const zone = zoneOf(time_zone);
  const nameOf = namesOf(paddocks);
  const rows = byNameThenTime(datedIn(treatments, days, zone), ({ data }) => nameOf(data.paddock_uuid));
  return writeCsv(
    tableOf(
      COLUMNS,
      rows.map((row) => ({ ...row, zone })),
    ),
  );
}
