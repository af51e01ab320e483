import { datedIn, type DaySpan } from '../../grazing/daySpan';
import type { Dated, Entry, HerdData } from '../../grazing/records';
import { zoneOf, type Zone } from '../../grazing/time';
import type { RuleSetId, TreatmentData } from '../../animals/facts';
import { safeAtOf, safeOn, type SafeAt } from '../../animals/withdrawal/withdrawalClock';
import { isoTime, tableOf, writeCsv, type Columns } from '../csv';
import { byNameThenTime, namesOf } from './namedRows';

interface Source extends Dated<TreatmentData> {
  readonly name: string;
  readonly safeAt: SafeAt;
  readonly zone: Zone;
}

/** What never is safe has no time. */
const timeOf = (safeAt: number | null) => isoTime(safeAt !== null && Number.isFinite(safeAt) ? safeAt : null);
const dayOf = (safeAt: number | null, zone: Zone) => (safeAt === null ? null : safeOn(safeAt, zone));

const COLUMNS: Columns<Source> = [
  ['at', ({ data }) => data.at],
  ['last_at', ({ data }) => data.last_at],
  ['herd', ({ name }) => name],
  ['class', ({ data }) => data.animal],
  ['head', ({ data }) => data.head],
  ['tags', ({ data }) => data.tags.join('; ')],
  ['product', ({ data }) => data.product],
  ['active', ({ data }) => data.active],
  ['reg_no', ({ data }) => data.reg_no],
  ['batch', ({ data }) => data.batch],
  ['expires_on', ({ data }) => data.expires_on],
  ['reason', ({ data }) => data.reason],
  ['dose', ({ data }) => data.dose],
  ['dose_unit', ({ data }) => data.dose_unit],
  ['dose_per_lb', ({ data }) => data.dose_per_lb],
  ['total', ({ data }) => data.total],
  ['route', ({ data }) => data.route],
  ['site', ({ data }) => data.site],
  ['by', ({ data }) => data.by],
  ['vet', ({ data }) => data.vet],
  ['prescription', ({ data }) => data.prescription],
  ['supplier', ({ data }) => data.supplier],
  ['proof', ({ data }) => data.proof],
  ['extralabel', ({ data }) => String(data.extralabel)],
  ['meat_days', ({ data }) => data.meat_days],
  ['milk_hours', ({ data }) => data.milk_hours],
  ['export_days', ({ data }) => data.export_days],
  ['meat_safe_at', ({ safeAt }) => timeOf(safeAt.meat)],
  ['meat_safe_on', ({ safeAt, zone }) => dayOf(safeAt.meat, zone)],
  ['milk_safe_at', ({ safeAt }) => timeOf(safeAt.milk)],
  ['export_safe_on', ({ safeAt, zone }) => dayOf(safeAt.export, zone)],
  ['not_for_food', ({ data }) => String(data.not_for_food)],
  ['organic', ({ data }) => data.organic],
  ['cost', ({ data }) => data.cost],
  ['note', ({ data }) => data.note],
  ['herd_uuid', ({ data }) => data.herd_uuid],
  ['uuid', ({ uuid }) => uuid],
];

interface TreatmentRecords {
  readonly time_zone: string | null;
  readonly rule_set: RuleSetId | null;
  readonly herds: readonly Entry<HerdData>[];
  readonly treatments: readonly Entry<TreatmentData>[];
}

/**
 * `treatments.csv`: a row for each treatment whose first dose is within days, by herd, then by time. Safe times and days are by
 * rules W1 and W2; they are empty where nobody recorded the withdrawal time, and where the animals are never for food.
 */
export function treatmentsCsv({ time_zone, rule_set, herds, treatments }: TreatmentRecords, days: DaySpan): string {
  const zone = zoneOf(time_zone);
  const nameOf = namesOf(herds);
  const rows = byNameThenTime(datedIn(treatments, days, zone), ({ data }) => nameOf(data.herd_uuid));
  return writeCsv(
    tableOf(
      COLUMNS,
      rows.map((row) => ({ ...row, safeAt: safeAtOf(row.data, rule_set), zone })),
    ),
  );
}
