import type { DeletedRanch } from '@contract/people/me';
import { RANCH_DELETION_DAYS } from '@contract/http/limits';
import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Database, Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { lockRanch } from './ranchesTable';

const DELETION_MS = RANCH_DELETION_DAYS * 24 * 60 * 60 * 1000;

/** A ranch that was deleted then or earlier cannot be brought back at `now`. */
const latestGone = (now: Date) => new Date(now.getTime() - DELETION_MS);

export async function insertDeletedRanch(trx: Db, row: Insertable<Database['deleted_ranches']>): Promise<void> {
  await trx.insertInto('deleted_ranches').values(row).execute();
}

/** Takes the deletion of a ranch back that this person may bring back at `now`. Undefined when there is none. */
export function takeDeletedRanch(trx: Db, ranchUuid: string, ownerUuid: string, now: Date) {
  return trx
    .deleteFrom('deleted_ranches')
    .where('ranch_uuid', '=', ranchUuid)
    .where('owner_uuid', '=', ownerUuid)
    .where('deleted_at', '>', latestGone(now))
    .returning('joined_at')
    .executeTakeFirst();
}

export interface DeletedRow {
  ranch_uuid: string;
  name: string;
  deleted_at: Date | string;
}

/** The ranches that a person can bring back at `now`, those deleted first before the others. */
export const selectDeletedOf = (userUuid: RawBuilder<string>, now: Date) => sql<DeletedRow>`
  select deleted_ranches.ranch_uuid, ranches.name, deleted_ranches.deleted_at
  from deleted_ranches join ranches on ranches.uuid = deleted_ranches.ranch_uuid
  where deleted_ranches.owner_uuid = ${userUuid} and deleted_ranches.deleted_at > ${latestGone(now)}
  order by deleted_ranches.deleted_at, ranches.uuid`;

export const presentDeleted = ({ ranch_uuid, name, deleted_at }: DeletedRow): DeletedRanch => ({
  ranch_uuid,
  name,
  until: new Date(new Date(deleted_at).getTime() + DELETION_MS).toISOString(),
});

/** Deletes a ranch for good. What it wrote down may be a million rows, and follows in batches. */
async function deleteForGood(trx: Db, ranchUuid: string): Promise<void> {
  await trx.deleteFrom('ranches').where('uuid', '=', ranchUuid).execute();
  await trx.insertInto('ranches_gone').values({ ranch_uuid: ranchUuid }).execute();
}

/** Deletes for good what a person who goes has deleted before. Call it while their account is locked. */
export async function deleteDeletedRanchesOf(trx: Db, ownerUuid: string): Promise<void> {
  const own = await trx
    .selectFrom('deleted_ranches')
    .select('ranch_uuid')
    .where('owner_uuid', '=', ownerUuid)
    .orderBy('ranch_uuid')
    .execute();
  for (const { ranch_uuid } of own) await deleteForGood(trx, ranch_uuid);
}

/** Deletes for good the ranches that nobody can bring back any more, each in a transaction of its own. */
export async function sweepDeletedRanches(db: Db, now: Date): Promise<void> {
  const due = (of: Db) => of.selectFrom('deleted_ranches').where('deleted_at', '<=', latestGone(now));
  for (const { ranch_uuid } of await due(db).select('ranch_uuid').execute()) {
    await inTransaction(db, async (trx) => {
      await lockRanch(trx, ranch_uuid);
      const still = await due(trx).where('ranch_uuid', '=', ranch_uuid).select('ranch_uuid').executeTakeFirst();
      if (still !== undefined) await deleteForGood(trx, ranch_uuid);
    });
  }
}
