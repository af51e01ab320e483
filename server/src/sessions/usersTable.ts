import type { Language } from '@domain/language/languages';
import { sql, type Insertable } from 'kysely';
import type { Database, Db } from '../db/Database';

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
  return db
    .selectFrom('users')
    .select(['uuid', 'password_hash', 'language'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Who a user is: what their mails and the judgment of their password need. */
export interface Person extends Pick<Database['users'], 'uuid' | 'email' | 'first_name' | 'last_name' | 'full_name'> {
  /** What their mails are written in: their own choice, else that of the ranch they joined first. */
  language: Language;
}

const ofFirstRanch = sql`select ranches.language from memberships
  join ranches on ranches.uuid = memberships.ranch_uuid
  where memberships.user_uuid = users.uuid order by memberships.joined_at, memberships.ranch_uuid limit 1`;

const PERSON = [
  ...(['uuid', 'email', 'first_name', 'last_name', 'full_name'] as const),
  sql<Language>`coalesce(users.language, (${ofFirstRanch}), 'en')`.as('language'),
] as const;

export function findPerson(db: Db, uuid: string): Promise<Person | undefined> {
  return db.selectFrom('users').select(PERSON).where('uuid', '=', uuid).executeTakeFirst();
}

/** Whose email it is, in its normal form. */
export function findPersonByEmail(db: Db, email: string): Promise<Person | undefined> {
  return db.selectFrom('users').select(PERSON).where('email', '=', email).executeTakeFirst();
}

/** Whatever changes an account takes this lock first, so that one change comes after the other. */
export function lockUser(trx: Db, uuid: string) {
  return trx
    .selectFrom('users')
    .select(PERSON)
    .select(['phone_number', 'deletion_scheduled_at'])
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
}

export function findAdminFlag(db: Db, email: string) {
  return db.selectFrom('users').select('is_admin').where('email', '=', email).executeTakeFirst();
}

/** The user with that email, in its normal form; they cannot be deleted before the transaction ends. */
export function findMasqueradeTarget(trx: Db, email: string) {
  return trx
    .selectFrom('users')
    .select(['uuid', 'email', 'is_admin'])
    .where('email', '=', email)
    .forKeyShare()
    .executeTakeFirst();
}

/** Replaces the hash of a password; answers false and changes nothing when another hash has come meanwhile. */
export async function replacePasswordHash(db: Db, uuid: string, from: string, to: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: to })
    .where('uuid', '=', uuid)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function replaceSettings(db: Db, uuid: string, settings: object): Promise<void> {
  await db
    .updateTable('users')
    .set({ settings: JSON.stringify(settings) })
    .where('uuid', '=', uuid)
    .execute();
}

/** @param language null gives the choice back */
export async function setLanguage(db: Db, uuid: string, language: Language | null): Promise<void> {
  await db.updateTable('users').set({ language }).where('uuid', '=', uuid).execute();
}

export async function setPasswordHash(trx: Db, uuid: string, hash: string): Promise<void> {
  await trx.updateTable('users').set({ password_hash: hash }).where('uuid', '=', uuid).execute();
}

export type StoredProfile = Pick<Database['users'], 'first_name' | 'last_name' | 'full_name' | 'phone_number'>;

export async function replaceProfile(trx: Db, uuid: string, profile: StoredProfile): Promise<void> {
  await trx.updateTable('users').set(profile).where('uuid', '=', uuid).execute();
}

/** Answers whether it was otherwise before. */
export async function setBetaTester(trx: Db, uuid: string, isBetaTester: boolean): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ is_beta_tester: isBetaTester })
    .where('uuid', '=', uuid)
    .where('is_beta_tester', '!=', isBetaTester)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a user with everything that is kept for them alone. */
export async function deleteUser(trx: Db, uuid: string): Promise<void> {
  await trx.deleteFrom('users').where('uuid', '=', uuid).execute();
}
