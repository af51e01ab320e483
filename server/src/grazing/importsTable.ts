import { sql } from 'kysely';
import type { Db } from '../db/Database';
import type { WrittenRow } from './versionsTable';

/** The first group of an import, with the revisions of all. */
export interface ImportRow extends WrittenRow {
  import_uuid: string;
  revisions: number[];
}

/** The last imports of a ranch, the latest first. */
export async function findImports(db: Db, ranchUuid: string, limit: number): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    with imports as (
      select import_uuid, min(revision) as revision, json_agg(revision order by revision) as revisions
      from record_groups
      where ranch_uuid = ${ranchUuid} and import_uuid is not null
      group by import_uuid order by min(revision) desc limit ${limit}
    )
    select imports.import_uuid, imports.revision, imports.revisions, written.label, written.applied_at,
      written.sender_uuid, sender.full_name as sender_name,
      written.on_behalf_of, behalf.full_name as on_behalf_of_name
    from imports
      join record_groups written
        on written.ranch_uuid = ${ranchUuid} and written.import_uuid = imports.import_uuid
        and written.revision = imports.revision
      left join users sender on sender.uuid = written.sender_uuid
      left join users behalf on behalf.uuid = written.on_behalf_of
    order by imports.revision desc`.execute(db);
  return rows;
}
