import { sql } from 'kysely';
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

/** A key by its fingerprint. */
export const findSigningKey = (db: Db, key: string): Promise<KeptSigningKey | undefined> =>
  db.selectFrom('signing_keys').selectAll().where('key', '=', key).executeTakeFirst();

/** The key that holds in a ranch's chain: of its last line that names one, else of its last signed end. */
export async function findKeyOfChain(db: Db, ranchUuid: string): Promise<string | undefined> {
  const { rows } = await sql<{ key: string }>`
    (select 0 as place, line ->> 'key' as key from record_lines
      where ranch_uuid = ${ranchUuid} and line ->> 'type' = 'key' order by n desc limit 1)
    union all
    (select 1, key from record_heads where ranch_uuid = ${ranchUuid} order by n desc, signed_at desc limit 1)
    order by place limit 1`.execute(db);
  return rows[0]?.key;
}

/** Keeps a key that signs from now on, unless there is one already. */
export async function insertSigningKey(db: Db, key: Omit<KeptSigningKey, 'ended_at'>): Promise<void> {
  await db
    .insertInto('signing_keys')
    .values({ ...key, ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends a key that signs, unless it has ended. */
export async function endSigningKey(trx: Db, key: string, endedAt: Date): Promise<void> {
  await trx
    .updateTable('signing_keys')
    .set({ ended_at: endedAt })
    .where('key', '=', key)
    .where('ended_at', 'is', null)
    .execute();
}
