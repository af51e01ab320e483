import { sql, type Insertable } from 'kysely';
import type { Database, Db } from '../db/Database';

/** Names a key of one route. */
export interface KeyName {
  route: string;
  keyHash: Buffer;
}

/** Takes the key for this transaction. False: another one has it right now. A crash gives it back. */
export async function tryLockKey(trx: Db, { keyHash }: KeyName): Promise<boolean> {
  const number = keyHash.readBigInt64BE(0).toString();
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${number}::bigint) as locked`.execute(trx);
  return rows[0]?.locked === true;
}

export function findKey(db: Db, { route, keyHash }: KeyName, now: Date) {
  return db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'user_uuid', 'made_uuid'])
    .where('route', '=', route)
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Keeps a key; one that has expired gives way. */
export async function keepKey(trx: Db, row: Insertable<Database['idempotency_keys']>): Promise<void> {
  const { fingerprint, user_uuid, made_uuid, expires_at } = row;
  await trx
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['route', 'key_hash']).doUpdateSet({ fingerprint, user_uuid, made_uuid, expires_at }),
    )
    .execute();
}

export async function deleteExpiredKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
}
