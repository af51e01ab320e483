import type { RecordKind } from '@contract/grazing/records';
import { sql } from 'kysely';
import type { Db } from '../db/Database';
import { dataAsRead } from './readData';
import type { StoredRecord } from './recordsTable';

/** A source's fact as it is: who wrote it last, and the last revision by which the source itself did. */
export interface KeptFact extends StoredRecord {
  own_revision: number | null;
  /** What it was then. */
  own_data: object | null;
  /** The source that wrote what holds now; null: a person did. */
  last_source: string | null;
}

/** The record of a fact of a source, deleted or not; undefined where the ranch has none. */
export async function findFact(
  db: Db,
  { ranchUuid, sourceUuid, kind, uuid }: { ranchUuid: string; sourceUuid: string; kind: RecordKind; uuid: string },
): Promise<KeptFact | undefined> {
  const { rows } = await sql<KeptFact>`
    select now.uuid, now.kind, now.revision, ${dataAsRead(sql`now.kind`, sql`now.data`)} as data, now.changed_at, now.changed_by,
      now.made_by_source,
      own.revision as own_revision, own.data as own_data,
      (select written.source_uuid from record_versions version
        join record_groups written on written.ranch_uuid = version.ranch_uuid and written.uuid = version.group_uuid
        where version.ranch_uuid = now.ranch_uuid and version.uuid = now.uuid and version.revision = now.revision
      ) as last_source
    from records now
    left join lateral (
      select version.revision, version.data from record_versions version
      join record_groups written on written.ranch_uuid = version.ranch_uuid and written.uuid = version.group_uuid
      where version.ranch_uuid = now.ranch_uuid and version.uuid = now.uuid and written.source_uuid = ${sourceUuid}
      order by version.revision desc limit 1
    ) as own on true
    where now.ranch_uuid = ${ranchUuid} and now.uuid = ${uuid} and now.kind = ${kind}`.execute(db);
  return rows[0];
}
