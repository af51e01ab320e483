import { datedIn, type DaySpan } from '../../grazing/daySpan';
import type { Dated, Entry, HerdData } from '../../grazing/records';
import { zoneOf } from '../../grazing/time';
import type { WeighingData } from '../../animals/facts';
import { tableOf, writeCsv, type Columns } from '../csv';
import { byNameThenTime, namesOf } from './namedRows';

interface Source {
  readonly weighing: Dated<WeighingData>;
  readonly name: string;
  readonly entry: WeighingData['entries'][number];
}

const COLUMNS: Columns<Source> = [
  ['at', ({ weighing }) => weighing.data.at],
  ['herd', ({ name }) => name],
  ['animal', ({ weighing }) => weighing.data.animal],
  ['tag', ({ entry }) => entry.tag],
  ['lb', ({ entry }) => entry.lb],
  ['herd_uuid', ({ weighing }) => weighing.data.herd_uuid],
  ['uuid', ({ weighing }) => weighing.uuid],
];

interface WeightRecords {
  readonly time_zone: string | null;
  readonly herds: readonly Entry<HerdData>[];
  readonly weighings: readonly Entry<WeighingData>[];
}

/**
 * `weights.csv`: a row for each entry of the weighings within days, in the order in which they were weighed, by herd, then by
 * time. A tag that is twice in a session has both rows.
 */
export function weightsCsv({ time_zone, herds, weighings }: WeightRecords, days: DaySpan): string {
  const nameOf = namesOf(herds);
  const sessions = byNameThenTime(datedIn(weighings, days, zoneOf(time_zone)), ({ data }) => nameOf(data.herd_uuid));
  return writeCsv(
    tableOf(
      COLUMNS,
      sessions.flatMap(({ name, ...weighing }) => weighing.data.entries.map((entry) => ({ weighing, name, entry }))),
    ),
  );
}
