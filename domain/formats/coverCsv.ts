import { datedIn, type DaySpan } from '../grazing/daySpan';
import type { Dated, Entry } from '../grazing/records';
import type { Zone } from '../grazing/time';
import { coverOf, type Cover } from '../monitoring/cover';
import { HITS, type TransectData, type TransectReadingData } from '../monitoring/monitoringFacts';
import { byNameThenTime, namesOf } from './animalFiles/namedRows';
import { tableOf, writeCsv, type Columns } from './csv';

interface Source extends Dated<TransectReadingData> {
  readonly name: string;
  readonly cover: Cover;
}

const COLUMNS: Columns<Source> = [
  ['transect', ({ name }) => name],
  ['at', ({ data }) => data.at],
  ['points', ({ cover }) => cover.points],
  ...HITS.map((hit) => [hit, ({ data }: Source) => data[hit]] as const),
  ...HITS.map((hit) => [`${hit}_share`, ({ cover }: Source) => cover.shares[hit].share] as const),
  ['ground_cover_share', ({ cover }) => cover.groundCover.share],
  ['canopy', ({ data }) => data.canopy],
  ['gaps', ({ data }) => data.gaps],
  ['by', ({ data }) => data.by],
  ['transect_uuid', ({ data }) => data.transect_uuid],
];

/** `cover.csv`: a row for each reading of a transect within days, by name, then by time. Shares are 0 to 1 (rule M2). */
export function coverCsv(
  {
    transects,
    readings,
  }: {
    readonly transects: readonly Entry<TransectData>[];
    readonly readings: readonly Entry<TransectReadingData>[];
  },
  days: DaySpan,
  zone: Zone,
): string {
  const nameOf = namesOf(transects);
  const rows = byNameThenTime(datedIn(readings, days, zone), ({ data }) => nameOf(data.transect_uuid));
  return writeCsv(
    tableOf(
      COLUMNS,
      rows.map((row) => ({ ...row, cover: coverOf(row.data) })),
    ),
  );
}
