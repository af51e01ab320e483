import { sql } from 'kysely';
import type { Db } from '../db/Database';
import type { WrittenRow } from './versionsTable';

/** The first group of an import that changed something, with the revisions of all those. */
export interface ImportRow extends WrittenRow {
  import_uuid: string;
  revisions: number[];
  /** The settings, seasons and paddocks that it has changed, and nobody since, as they were before. */
  changed: { kind: 'ranch' | 'season' | 'paddock'; uuid: string; data: object }[];
}

/**
 * The last imports of a ranch, the latest first. Of what is on a ranch only its settings, seasons and paddocks are ever
 * changed; all else is new.
 */
export async function findImports(db: Db, ranchUuid: string, limit: number): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    with imports as (
      select import_uuid, min(revision) as revision, json_agg(revision order by revision) as revisions
      from record_groups
      where ranch_uuid = ${ranchUuid} and import_uuid is not null and revision is not null
      group by import_uuid order by min(revision) desc limit ${limit}
    ), changed as materialized (
      select written.import_uuid,
        json_agg(json_build_object('kind', held.kind, 'uuid', held.uuid, 'data', before.data)) as changed
      from record_groups written
        join imports using (import_uuid)
        join records held on held.ranch_uuid = ${ranchUuid} and held.revision = written.revision
          and held.kind in ('ranch', 'season', 'paddock') and not held.deleted
        cross join lateral (
          select data from record_versions version
          where version.ranch_uuid = ${ranchUuid} and version.uuid = held.uuid and version.revision < held.revision
            and not exists (
              select from record_groups same
              where same.ranch_uuid = ${ranchUuid} and same.import_uuid = written.import_uuid
                and same.revision = version.revision
            )
          order by version.revision desc limit 1
        ) before
      where written.ranch_uuid = ${ranchUuid} and before.data is not null
      group by written.import_uuid
    )
    select imports.import_uuid, imports.revision, imports.revisions, coalesce(changed.changed, '[]') as changed,
      written.label, written.applied_at, written.sender_uuid, sender.full_name as sender_name,
      written.on_behalf_of, behalf.full_name as on_behalf_of_name
    from imports
      join record_groups written
        on written.ranch_uuid = ${ranchUuid} and written.import_uuid = imports.import_uuid
        and written.revision = imports.revision
      left join users sender on sender.uuid = written.sender_uuid
      left join users behalf on behalf.uuid = written.on_behalf_of
      left join changed on changed.import_uuid = imports.import_uuid
    order by imports.revision desc`.execute(db);
  return rows;
}
