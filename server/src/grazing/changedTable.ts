import { KIND_META } from '@contract/grazing/kindMeta';
import { sql } from 'kysely';
import type { Db } from '../db/Database';

/** What is said of the record, not in it. */
const ABOUT_RECORD: readonly string[] = ['attestation', 'decision'];
const ENTRY_KINDS = Object.entries(KIND_META).flatMap(([kind, { isFact, isEntry }]) =>
  (isFact || isEntry) && !ABOUT_RECORD.includes(kind) ? [kind] : [],
);

/** Entries of which ranch and year that were written behind a line of its chain. */
export interface ChangedAsked {
  ranchUuid: string;
  year: number;
  /** The instants of the year, ISO 8601 in UTC, `from` included and `to` not. */
  from: string;
  to: string;
  /** The number of the line. */
  since: number;
}

/**
 * How many entries of a year were added, changed or deleted behind a line of the chain. One counts that was of that year when the
 * line was written, or in any version since. What was erased has no year.
 */
export async function countChanged(db: Db, { ranchUuid, year, from, to, since }: ChangedAsked): Promise<number> {
  const { rows } = await sql<{ entries: string }>`
    with line as (
      select coalesce((
        select revision from record_groups where ranch_uuid = ${ranchUuid} and chain_n <= ${since} and revision is not null
        order by chain_n desc limit 1
      ), 0) as revision
    ), written as (
      select uuid from records, line
      where ranch_uuid = ${ranchUuid} and records.revision > line.revision and kind = any(${ENTRY_KINDS})
      union
      select uuid from swept_records swept, line
      where ranch_uuid = ${ranchUuid} and swept.revision > line.revision and kind = any(${ENTRY_KINDS})
    )
    select count(*) as entries from written, line where exists (
      select from record_versions version
      where version.ranch_uuid = ${ranchUuid} and version.uuid = written.uuid
        and version.revision >= coalesce((
          select max(before.revision) from record_versions before
          where before.ranch_uuid = ${ranchUuid} and before.uuid = written.uuid and before.revision <= line.revision
        ), 0)
        and (
          coalesce(version.data ->> 'at', version.data ->> 'starts_at') >= ${from}
            and coalesce(version.data ->> 'at', version.data ->> 'starts_at') < ${to}
          or coalesce(version.data ->> 'on', version.data ->> 'starts_on') between ${`${year}-01-01`} and ${`${year}-12-31`}
        )
    )`.execute(db);
  return Number(rows[0]?.entries ?? 0);
}
