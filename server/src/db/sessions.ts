import { sql, type Expression, type ExpressionBuilder, type Insertable, type SqlBool } from 'kysely';
import { recordAudit } from './auditLog';
import type { Database, Db } from './Database';

export async function insertSession(db: Db, session: Insertable<Database['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** Adds a session while the user has that very password; answers false and adds none when they have another by now. */
export async function insertSessionWhile(
  db: Db,
  session: Insertable<Database['sessions']>,
  passwordHash: string,
): Promise<boolean> {
  const { token_hash, user_uuid, masqueraded_by, created_at, last_used_at, expires_at } = session;
  // The lock waits for a change of the password that is under way, and then looks again.
  const { rows } = await sql`
    with owner as (
      select uuid from users where uuid = ${user_uuid} and password_hash = ${passwordHash} for share
    )
    insert into sessions (token_hash, user_uuid, masqueraded_by, created_at, last_used_at, expires_at)
    select ${token_hash}::bytea, uuid, ${masqueraded_by ?? null}::uuid, ${created_at}::timestamptz,
      ${last_used_at}::timestamptz, ${expires_at}::timestamptz
    from owner
    returning 1`.execute(db);
  return rows.length > 0;
}

/**
 * The session and its user, if it has neither expired by `now` nor been idle since `idleSince`. A masquerade is none
 * any more once its admin is no admin.
 */
export function findSession(db: Db, tokenHash: Buffer, { now, idleSince }: { now: Date; idleSince: Date }) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.uuid', 'sessions.user_uuid')
    .leftJoin('users as admins', 'admins.uuid', 'sessions.masqueraded_by')
    .select(['sessions.token_hash', 'sessions.last_used_at', 'sessions.masqueraded_by'])
    .select('admins.email as masqueraded_by_email')
    .select(['users.uuid', 'users.email', 'users.first_name', 'users.last_name', 'users.full_name'])
    .select(['users.phone_number', 'users.is_admin', 'users.is_beta_tester', 'users.settings'])
    .select('users.deletion_scheduled_at')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_used_at', '>', idleSince)
    .where((where) => where.or([where('sessions.masqueraded_by', 'is', null), where('admins.is_admin', '=', true)]))
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

/** The emails of whoever has one of these uuids. */
async function findEmails(db: Db, uuids: string[]): Promise<Map<string, string>> {
  const users = await db.selectFrom('users').select(['uuid', 'email']).where('uuid', 'in', uuids).execute();
  return new Map(users.map(({ uuid, email }) => [uuid, email]));
}

/**
 * Ends the sessions that a condition names and writes down the end of every masquerade among them: who called for it
 * from `address` at `now`, or nobody at its expiry when that came first. Call it in a transaction, and before the users
 * themselves go.
 *
 * @returns how many there were
 */
export async function deleteSessions(
  trx: Db,
  which: (where: ExpressionBuilder<Database, 'sessions'>) => Expression<SqlBool>,
  { now, address }: { now: Date; address: string },
): Promise<number> {
  const ended = await trx
    .deleteFrom('sessions')
    .where(which)
    .returning(['user_uuid', 'masqueraded_by', 'expires_at'])
    .execute();
  for (const { user_uuid, masqueraded_by, expires_at } of ended) {
    if (masqueraded_by === null) continue;
    const emails = await findEmails(trx, [user_uuid, masqueraded_by]);
    await recordAudit(trx, {
      action: 'masquerade_stopped',
      actorEmail: emails.get(masqueraded_by) ?? '',
      targetEmail: emails.get(user_uuid) ?? '',
      ...(expires_at <= now ? { address: '', at: expires_at } : { address, at: now }),
    });
  }
  return ended.length;
}
