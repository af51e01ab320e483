import type { Db } from '../db/Database';

/** Sets the moment from which on an account may be deleted; null calls the deletion off. */
export async function setDeletion(trx: Db, userUuid: string, at: Date | null): Promise<void> {
  await trx.updateTable('users').set({ deletion_scheduled_at: at }).where('uuid', '=', userUuid).execute();
}

/** Whose deletion is due by `now`, the longest due first. */
export async function findDueForDeletion(db: Db, now: Date): Promise<string[]> {
  const due = await db
    .selectFrom('users')
    .select('uuid')
    .where('deletion_scheduled_at', '<=', now)
    .orderBy('deletion_scheduled_at')
    .execute();
  return due.map(({ uuid }) => uuid);
}

/** Locks a user whose deletion is still due; false when it is not, or when another process has the lock. */
export async function lockDueForDeletion(trx: Db, userUuid: string, now: Date): Promise<boolean> {
  const locked = await trx
    .selectFrom('users')
    .select('uuid')
    .where('uuid', '=', userUuid)
    .where('deletion_scheduled_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return locked !== undefined;
}
