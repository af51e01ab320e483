import { rolesThatMay } from '@contract/ranches/rights';
import { sql } from 'kysely';
import type { Db } from '../db/Database';
import { dataAsRead } from './readData';
import { SLICE_BYTES, type RecordJsonRow } from './recordSlices';
import { WRITERS, WRITTEN, type WrittenRow } from './versionsTable';

/** The first group of an import that changed something, with the revisions of all those. */
export interface ImportRow extends WrittenRow {
  import_uuid: string;
  revisions: number[];
  /** How many of its groups there are, and of how many by what the latest of them says. */
  saved: number;
  of: number;
}

/**
 * The last imports of a ranch, the latest first; or only those that lack a part and of which something is still there as it
 * came. How many parts there are is what the latest part says: an import that continues has others.
 * It is of whoever began it; what others send under its id counts where they may shape the ranch too.
 */
export async function findImports(
  db: Db,
  ranchUuid: string,
  { limit, isUnfinished }: { limit: number; isUnfinished: boolean },
): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    with groups as (
      select import_uuid, revision, said, applied_at, sender_uuid,
        first_value(sender_uuid) over (partition by import_uuid order by applied_at, revision) as beginner
      from record_groups
      where ranch_uuid = ${ranchUuid} and import_uuid is not null
    ), begun as (
      select import_uuid, min(revision) as revision,
        array_agg(revision order by revision) filter (where revision is not null) as revisions,
        count(*)::int as saved,
        coalesce((array_agg((said ->> 'parts')::int order by applied_at desc, revision desc nulls last))[1], 1) as of
      from groups
      where sender_uuid is not distinct from beginner or exists (
        select from memberships
        where ranch_uuid = ${ranchUuid} and user_uuid = sender_uuid and role = any(${rolesThatMay('shapeRanch')})
      )
      group by import_uuid having min(revision) is not null
    ), imports as (
      select * from begun
      where not ${isUnfinished}::boolean or saved < of and exists (
        select from records held
        where held.ranch_uuid = ${ranchUuid} and held.revision = any(begun.revisions) and not held.deleted
      )
      order by revision desc limit ${limit}
    )
    select imports.import_uuid, imports.revision, to_json(imports.revisions) as revisions, imports.saved, imports.of,
      ${WRITTEN}
    from imports
      join record_groups written
        on written.ranch_uuid = ${ranchUuid} and written.import_uuid = imports.import_uuid
        and written.revision = imports.revision
      ${WRITERS}
    order by imports.revision desc`.execute(db);
  return rows;
}

/**
 * Of the settings, seasons and paddocks that an import has changed with its revisions, and nobody since, the next behind an
 * id as they were before, as many as fit into a slice. Of what is on a ranch an import changes only these; all else is new.
 */
export async function findChangedByImport(
  db: Db,
  ranchUuid: string,
  revisions: readonly number[],
  behind: string,
): Promise<RecordJsonRow[]> {
  const { rows } = await sql<RecordJsonRow>`
    with written as (select unnest(${revisions}::bigint[]) as revision)
    select uuid, json_build_object('kind', kind, 'uuid', uuid, 'data', ${dataAsRead(sql`kind`, sql`data`)})::text as json
    from (
      select held.uuid, held.kind, before.data, sum(pg_column_size(before.data)) over (
        order by held.uuid rows between unbounded preceding and 1 preceding) as bytes_before
      from records held
        cross join lateral (
          select data from record_versions version
          where version.ranch_uuid = ${ranchUuid} and version.uuid = held.uuid and version.revision < held.revision
            and version.revision not in (select revision from written)
          order by version.revision desc limit 1
        ) before
      where held.ranch_uuid = ${ranchUuid} and held.revision in (select revision from written)
        and held.kind in ('ranch', 'season', 'paddock') and not held.deleted and held.uuid > ${behind}
        and before.data is not null
    ) as sized
    where bytes_before is null or bytes_before < ${SLICE_BYTES}
    order by uuid`.execute(db);
  return rows;
}

/** How many groups of an import there are. */
export async function countOfImport(db: Db, ranchUuid: string, importUuid: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from record_groups
    where ranch_uuid = ${ranchUuid} and import_uuid = ${importUuid}`.execute(db);
  return rows[0]?.count ?? 0;
}
