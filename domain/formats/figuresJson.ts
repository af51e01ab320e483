import type { GrazingRecords } from '../grazing/records';
import type { Season } from '../grazing/seasons';
import { herdTable, paddockTable } from './figuresCsv';

/** Of which ranch figures are written. */
export interface NamedRanch {
  readonly uuid: string;
  readonly name: string;
  /** IANA; null while the ranch has not said it. */
  readonly time_zone: string | null;
}

/**
 * The figures of `paddocks.csv` and `herds.csv` for programs, in a season (null: all time) as of an instant (ms since 1970
 * UTC): the same fields, null where one is unknown, with what it lacks in `missing`. Acres and lb, unrounded.
 */
export function figuresJson(records: GrazingRecords, season: Season | null, at: number, ranch: NamedRanch): string {
  return JSON.stringify({
    as_of: new Date(at).toISOString(),
    ranch,
    season: season === null ? null : { uuid: season.uuid, ...season.data },
    paddocks: paddockTable(records, season, at).map(({ cells, parentUuid, missing }) => ({
      ...cells,
      parent_uuid: parentUuid,
      missing,
    })),
    herds: herdTable(records, at).map(({ cells, paddockUuids, missing }) => ({
      ...cells,
      paddock_uuids: paddockUuids,
      missing,
    })),
  });
}
