import type { Db } from '../db/Database';

/** A key that signs heads, or has. */
export interface KeptSigningKey {
  key: string;
  public_key: Buffer;
  sealed: Buffer;
  made_at: Date;
  ended_at: Date | null;
}

/** All keys that ever signed, the oldest first. */
export const findSigningKeys = (db: Db): Promise<KeptSigningKey[]> =>
  db.selectFrom('signing_keys').selectAll().orderBy('made_at').orderBy('key').execute();

/** The key that signs now. */
export const findKeyOfNow = (db: Db): Promise<KeptSigningKey | undefined> =>
  db.selectFrom('signing_keys').selectAll().where('ended_at', 'is', null).executeTakeFirst();

/** Keeps a key that signs from now on, unless there is one already. */
export async function insertSigningKey(db: Db, key: Omit<KeptSigningKey, 'ended_at'>): Promise<void> {
  await db
    .insertInto('signing_keys')
    .values({ ...key, ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends a key, which signs no more. */
export async function endSigningKey(trx: Db, key: string, endedAt: Date): Promise<void> {
  await trx.updateTable('signing_keys').set({ ended_at: endedAt }).where('key', '=', key).execute();
}
