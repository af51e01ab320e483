import type { Insertable } from 'kysely';
import type { Database, Db } from './Database';

export async function insertSession(db: Db, session: Insertable<Database['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** The session and its user, if it has neither expired by `now` nor been idle since `idleSince`. */
export function findSession(db: Db, tokenHash: Buffer, { now, idleSince }: { now: Date; idleSince: Date }) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.uuid', 'sessions.user_uuid')
    .select(['sessions.token_hash', 'sessions.last_used_at', 'sessions.masqueraded_by'])
    .select(['users.uuid', 'users.email', 'users.first_name', 'users.last_name', 'users.full_name'])
    .select(['users.phone_number', 'users.is_admin', 'users.is_beta_tester', 'users.settings'])
    .select('users.deletion_scheduled_at')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_used_at', '>', idleSince)
    .executeTakeFirst();
}

/** Who is signed in: the session and its user in one row. */
export type SignedIn = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Notes that a session is in use. Of several calls at once one writes. */
export async function touchSession(db: Db, tokenHash: Buffer, now: Date, staleSince: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '<=', staleSince)
    .execute();
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}
