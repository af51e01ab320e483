import type { Insertable } from 'kysely';
import type { Database, Db } from './Database';

/** Adds a user, or answers false and changes nothing when someone has that email. */
export async function insertUser(db: Db, user: Insertable<Database['users']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** What a check of a password needs. The email is in its normal form. */
export function findCredentials(db: Db, email: string) {
  return db.selectFrom('users').select(['uuid', 'password_hash']).where('email', '=', email).executeTakeFirst();
}

export function findAdminFlag(db: Db, email: string) {
  return db.selectFrom('users').select('is_admin').where('email', '=', email).executeTakeFirst();
}

/** Replaces the hash of a password, unless another password has come meanwhile. */
export async function replacePasswordHash(db: Db, uuid: string, from: string, to: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: to })
    .where('uuid', '=', uuid)
    .where('password_hash', '=', from)
    .execute();
}

export async function replaceSettings(db: Db, uuid: string, settings: object): Promise<void> {
  await db
    .updateTable('users')
    .set({ settings: JSON.stringify(settings) })
    .where('uuid', '=', uuid)
    .execute();
}
