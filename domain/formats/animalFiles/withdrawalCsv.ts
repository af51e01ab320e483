import { clocksOf, type ClockRecords } from '../../animals/withdrawal/clocksOf';
import { clockRows, type ClockRow } from '../../animals/withdrawal/rows';
import { safeOn } from '../../animals/withdrawal/withdrawalClock';
import type { Entry, HerdData } from '../../grazing/records';
import { zoneOf, type Zone } from '../../grazing/time';
import { isoTime, tableOf, writeCsv, type Columns } from '../csv';
import { byNameThenTime, namesOf } from './namedRows';

interface Source extends ClockRow {
  readonly name: string;
  readonly zone: Zone;
}

/** "All, number unknown" and "never" are no numbers. */
const finite = (value: number | null): number | null => (value !== null && Number.isFinite(value) ? value : null);

const COLUMNS: Columns<Source> = [
  ['herd', ({ name }) => name],
  ['class', ({ animal }) => animal],
  ['least', ({ least }) => finite(least)],
  ['most', ({ most }) => finite(most)],
  ['head', ({ head }) => head],
  ['product', ({ clock }) => clock.data.product],
  ['given_at', ({ clock }) => clock.data.at],
  ['meat_safe_at', ({ clock }) => isoTime(finite(clock.safeAt.meat))],
  ['meat_safe_on', ({ clock, zone }) => (clock.safeAt.meat === null ? null : safeOn(clock.safeAt.meat, zone))],
  ['milk_safe_at', ({ clock }) => isoTime(finite(clock.safeAt.milk))],
  ['export_safe_at', ({ clock }) => isoTime(finite(clock.safeAt.export))],
  ['herd_uuid', ({ herdUuid }) => herdUuid],
  ['treatment_uuid', ({ clock }) => clock.uuid],
];

/**
 * `withdrawal.csv`: a row for each clock in each class of a herd that it holds at an instant, by herd, then by time. `least` and
 * `most` are empty where all are held and nobody knows their number.
 */
export function withdrawalCsv(
  { herds, ...records }: ClockRecords & { readonly herds: readonly Entry<HerdData>[] },
  at: number,
): string {
  const [nameOf, zone] = [namesOf(herds), zoneOf(records.time_zone)];
  const rows = clockRows(clocksOf(records), at).map((row) => ({
    ...row,
    zone,
    at: row.clock.at,
    uuid: `${row.clock.uuid} ${row.animal ?? ''}`,
  }));
  return writeCsv(
    tableOf(
      COLUMNS,
      byNameThenTime(rows, ({ herdUuid }) => nameOf(herdUuid)),
    ),
  );
}
