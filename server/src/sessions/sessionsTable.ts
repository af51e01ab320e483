import type { Preferences } from '@contract/people/me';
import type { Language } from '@domain/language/languages';
import { sql, type Expression, type ExpressionBuilder, type Insertable, type RawBuilder, type SqlBool } from 'kysely';
import { recordAudit } from '../audit';
import type { Database, Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';

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

/** Who is signed in: the session and its user in one row, with what was asked for beside. */
export interface SignedIn<Beside = unknown> {
  token_hash: Buffer;
  last_used_at: Date;
  /** The admin who acts as this user. */
  masqueraded_by: string | null;
  masqueraded_by_email: string | null;
  uuid: string;
  email: string;
  first_name: string;
  last_name: string;
  full_name: string;
  phone_number: string;
  is_admin: boolean;
  is_beta_tester: boolean;
  settings: Preferences;
  language: Language | null;
  deletion_scheduled_at: Date | null;
  beside: Beside;
}

interface OpenAt<Beside> {
  now: Date;
  idleSince: Date;
  /** One column more, about the user of the row (`users`): a query less than to ask for it afterwards. */
  beside?: RawBuilder<Beside>;
}

/**
 * The first of the sessions with these hashes, and its user, that has neither expired by `now` nor been idle since
 * `idleSince`. A masquerade is none any more once its admin is no admin. One query, however many hashes there are.
 */
export async function findSession<Beside = null>(
  db: Db,
  tokenHashes: readonly Buffer[],
  { now, idleSince, beside = sql<Beside>`null` }: OpenAt<Beside>,
): Promise<SignedIn<Beside> | undefined> {
  // As text: nearly every call begins with this, and to build the query costs more than to run it.
  const { rows: open } = await sql<SignedIn<Beside>>`
    select sessions.token_hash, sessions.last_used_at, sessions.masqueraded_by, admins.email as masqueraded_by_email,
      users.uuid, users.email, users.first_name, users.last_name, users.full_name, users.phone_number,
      users.is_admin, users.is_beta_tester, users.settings, users.language, users.deletion_scheduled_at, ${beside} as beside
    from sessions
    join users on users.uuid = sessions.user_uuid
    left join users as admins on admins.uuid = sessions.masqueraded_by
    where sessions.token_hash in (${sql.join(tokenHashes)})
      and sessions.expires_at > ${now} and sessions.last_used_at > ${idleSince}
      and (sessions.masqueraded_by is null or admins.is_admin)`.execute(db);
  const [first] = tokenHashes.flatMap((hash) => open.find(({ token_hash }) => token_hash.equals(hash)) ?? []);
  return first;
}

/** Notes that a session is in use. Of several calls at once one writes. */
export async function touchSession(db: Db, tokenHash: Buffer, now: Date, staleSince: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '<=', staleSince)
    .execute();
}

/** The emails of the users with these uuids. */
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

/** Ends the sessions that have expired by `now` or have not been used since `idleSince`. */
export async function deleteExpiredSessions(db: Db, now: Date, idleSince: Date): Promise<void> {
  await inTransaction(db, (trx) =>
    deleteSessions(trx, (where) => where.or([where('expires_at', '<=', now), where('last_used_at', '<=', idleSince)]), {
      now,
      address: '',
    }),
  );
}
