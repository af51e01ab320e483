import { sql } from 'kysely';
import type { Db } from '../../src/db/Database';

/** Makes a ranch's record as it was before there was a chain: no line, no salt, no head. */
export async function unchain(db: Db, ranchUuid: string): Promise<void> {
  await sql`
    with lines as (delete from record_lines where ranch_uuid = ${ranchUuid}),
      heads as (delete from record_heads where ranch_uuid = ${ranchUuid}),
      versions as (update record_versions set salt = null where ranch_uuid = ${ranchUuid}),
      ranch as (
        update ranches set chain_n = null, chain_sha256 = null, chain_revision = null where uuid = ${ranchUuid}
      )
    update record_groups set chain_n = null, line_sha256 = null, label_salt = null, sent_at = null, sealed_at = null
    where ranch_uuid = ${ranchUuid}`.execute(db);
}

/**
 * Adds groups to a ranch's record as a release without the chain wrote them: one amount of rain each, and every tenth one
 * changed nothing.
 */
export async function addUnchainedGroups(db: Db, ranchUuid: string, count: number): Promise<void> {
  await sql`
    with made as (
      select gen_random_uuid() as group_uuid, gen_random_uuid() as uuid, n, n % 10 = 0 as is_nothing,
        revision + n - n / 10 as revision, timestamptz '2026-04-01T00:00:00Z' + n * interval '1 second' as at
      from ranches cross join generate_series(1, ${count}::int) n where ranches.uuid = ${ranchUuid}
    ), versions as (
      insert into record_versions (ranch_uuid, uuid, revision, group_uuid, data)
      select ${ranchUuid}::uuid, uuid, revision, group_uuid, jsonb_build_object('on', '2026-04-19', 'inches', n / 100.0)
      from made where not is_nothing
    ), held as (
      insert into records (ranch_uuid, uuid, kind, revision, data, deleted, changed_at, refers)
      select ${ranchUuid}::uuid, uuid, 'rain', revision, jsonb_build_object('on', '2026-04-19', 'inches', n / 100.0), false,
        at, '{}'
      from made where not is_nothing
    ), moved as (
      update ranches set revision = (select max(revision) from made) where uuid = ${ranchUuid}
    )
    insert into record_groups (ranch_uuid, uuid, content_hash, revision, seen, at, applied_at, label)
    select ${ranchUuid}::uuid, group_uuid, '', case when not is_nothing then revision end,
      case when is_nothing then revision end, at, at, 'Wrote rain down'
    from made`.execute(db);
}
