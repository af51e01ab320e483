import { TOMBSTONE_DAYS } from '@contract/http/limits';
import { sql } from 'kysely';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Rows that are deleted at once: others wait for no more than that. */
const BATCH = 5_000;

/** Deletes tombstones of one ranch and raises its floor over them. Answers how many there were. */
function sweepTombstones(db: Db, ranchUuid: string, before: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    await sql`select from ranches where uuid = ${ranchUuid} for no key update`.execute(trx);
    const { rows } = await sql<{ swept: number }>`
      with swept as (
        delete from records where ranch_uuid = ${ranchUuid} and uuid in (
          select uuid from records where ranch_uuid = ${ranchUuid} and deleted and changed_at < ${before}
          order by revision limit ${BATCH}
        ) returning uuid, kind, revision
      ), remembered as (
        -- Their versions stay in the history, which tells what kind they are of.
        insert into swept_records (ranch_uuid, uuid, revision, kind)
        select ${ranchUuid}::uuid, uuid, revision, kind from swept
        on conflict do nothing
      ), raised as (
        update ranches set revision_floor = greatest(revision_floor, (select max(revision) from swept))
        where uuid = ${ranchUuid} and exists (select from swept)
      )
      select count(*) as swept from swept`.execute(trx);
    return rows[0]?.swept ?? 0;
  });
}

/** Deletes the tombstones of long ago: a client that has been away for longer reads everything again. */
export async function sweepOldTombstones(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - TOMBSTONE_DAYS * DAY_MS);
  const { rows } = await sql<{ ranch_uuid: string }>`
    select distinct ranch_uuid from records where deleted and changed_at < ${before}`.execute(db);
  for (const { ranch_uuid } of rows) while ((await sweepTombstones(db, ranch_uuid, before)) === BATCH);
}

const TABLES = [
  'record_versions',
  'records',
  'record_groups',
  'record_lines',
  'record_heads',
  'swept_records',
] as const;

async function deleteBatch(db: Db, table: (typeof TABLES)[number], ranchUuid: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ranch_uuid = ${ranchUuid} limit ${BATCH}
    ))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Deletes what ranches that are gone wrote down, in batches. */
export async function sweepGoneRanches(db: Db): Promise<void> {
  const gone = await db.selectFrom('ranches_gone').select('ranch_uuid').execute();
  for (const { ranch_uuid } of gone) {
    for (const table of TABLES) while ((await deleteBatch(db, table, ranch_uuid)) === BATCH);
    await db.deleteFrom('ranches_gone').where('ranch_uuid', '=', ranch_uuid).execute();
  }
}
