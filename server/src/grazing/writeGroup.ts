import type { RecordKind } from '@contract/grazing/records';
import { sql } from 'kysely';
import type { Db } from '../db/Database';

export interface NewGroup {
  ranchUuid: string;
  uuid: string;
  contentHash: Buffer;
  revision: number;
  at: string;
  now: Date;
  label: string;
  importUuid: string | null;
  senderUuid: string | null;
  onBehalfOf: string | null;
}

export interface WrittenRecord {
  uuid: string;
  kind: RecordKind;
  data: object | null;
  refers: readonly string[];
}

/**
 * Writes a group: it is remembered, the ranch's revision moves on, and each record has a version more, in one statement.
 * Lists of texts: to read one large JSON takes twice the time.
 */
export async function writeGroup(
  trx: Db,
  group: NewGroup,
  written: readonly WrittenRecord[],
  recordsCount: number,
): Promise<void> {
  const { ranchUuid, uuid: groupUuid, contentHash, revision, at, now, label, importUuid, senderUuid } = group;
  await sql`
    with remembered as (
      insert into record_groups
        (ranch_uuid, uuid, content_hash, revision, at, applied_at, label, import_uuid, sender_uuid, on_behalf_of)
      values (${ranchUuid}, ${groupUuid}, ${contentHash}, ${revision}, ${at}, ${now}, ${label}, ${importUuid},
        ${senderUuid}, ${group.onBehalfOf})
    ), moved as (
      update ranches set revision = ${revision}, records_count = ${recordsCount} where uuid = ${ranchUuid}
    ), written as materialized (
      select uuid, kind, data::jsonb, refers::uuid[] from unnest(
        ${written.map(({ uuid }) => uuid)}::uuid[],
        ${written.map(({ kind }) => kind)}::text[],
        ${written.map(({ data }) => data && JSON.stringify(data))}::text[],
        ${written.map(({ refers }) => `{${refers.join(',')}}`)}::text[]
      ) as written (uuid, kind, data, refers)
    ), kept as (
      insert into record_versions (ranch_uuid, uuid, revision, group_uuid, data)
      select ${ranchUuid}::uuid, uuid, ${revision}::bigint, ${groupUuid}::uuid, data from written
    )
    insert into records (ranch_uuid, uuid, kind, revision, data, deleted, changed_at, changed_by, refers)
    select ${ranchUuid}::uuid, uuid, kind, ${revision}::bigint, data, data is null, ${now}::timestamptz, ${senderUuid}::uuid, refers
    from written
    on conflict (ranch_uuid, uuid) do update set
      revision = excluded.revision, data = excluded.data, deleted = excluded.deleted,
      changed_at = excluded.changed_at, changed_by = excluded.changed_by, refers = excluded.refers`.execute(trx);
}
