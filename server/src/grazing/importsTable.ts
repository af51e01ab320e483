import { sql } from 'kysely';
import type { Db } from '../db/Database';
import type { WrittenRow } from './versionsTable';

/** The first group of an import that changed something, with the revisions of all those. */
export interface ImportRow extends WrittenRow {
  import_uuid: string;
  revisions: number[];
  /** How many of its groups there are, and of how many by their labels (`partLabel`). */
  saved: number;
  of: number;
  /** The settings, seasons and paddocks that it has changed, and nobody since, as they were before. */
  changed: { kind: 'ranch' | 'season' | 'paddock'; uuid: string; data: object }[];
}

const OF = '\\(part \\d{1,5} of (\\d{1,5})\\)$';

/**
 * The last imports of a ranch, the latest first; or only those that lack a part and of which something is still there as it
 * came. How many parts there are is what the latest part says: an import that continues has others. Of what is on a ranch
 * only its settings, seasons and paddocks are ever changed; all else is new.
 */
export async function findImports(
  db: Db,
  ranchUuid: string,
  { limit, isUnfinished }: { limit: number; isUnfinished: boolean },
): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    with begun as (
      select import_uuid, min(revision) as revision,
        array_agg(revision order by revision) filter (where revision is not null) as revisions,
        count(*)::int as saved,
        coalesce((array_agg(substring(label from ${OF})::int order by applied_at desc, revision desc nulls last))[1], 1) as of
      from record_groups
      where ranch_uuid = ${ranchUuid} and import_uuid is not null
      group by import_uuid having min(revision) is not null
    ), imports as (
      select * from begun
      where not ${isUnfinished}::boolean or saved < of and exists (
        select from records held
        where held.ranch_uuid = ${ranchUuid} and held.revision = any(begun.revisions) and not held.deleted
      )
      order by revision desc limit ${limit}
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
    select imports.import_uuid, imports.revision, to_json(imports.revisions) as revisions, imports.saved, imports.of,
      coalesce(changed.changed, '[]') as changed,
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
