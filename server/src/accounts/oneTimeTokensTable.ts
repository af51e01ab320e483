import type { Db, Database } from '../db/Database';

export type TokenKind = Database['one_time_tokens']['kind'];

interface NewToken {
  hash: Buffer;
  kind: TokenKind;
  userUuid: string;
  now: Date;
  expiresAt: Date;
}

export async function insertToken(trx: Db, { hash, kind, userUuid, now, expiresAt }: NewToken): Promise<void> {
  await trx
    .insertInto('one_time_tokens')
    .values({
      token_hash: hash,
      kind,
      user_uuid: userUuid,
      created_at: now,
      expires_at: expiresAt,
      ended_as: null,
      ended_at: null,
    })
    .execute();
}

/** A token of that kind, good or not, or undefined. */
export function findToken(db: Db, kind: TokenKind, hash: Buffer) {
  return db
    .selectFrom('one_time_tokens')
    .select(['user_uuid', 'expires_at', 'ended_as'])
    .where('token_hash', '=', hash)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** Uses a good token up; of several tries at once one gets it. Answers whose it is, or undefined. */
export async function spendToken(trx: Db, kind: TokenKind, hash: Buffer, now: Date): Promise<string | undefined> {
  const used = await trx
    .updateTable('one_time_tokens')
    .set({ ended_as: 'used', ended_at: now })
    .where('token_hash', '=', hash)
    .where('kind', '=', kind)
    .where('ended_as', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_uuid')
    .executeTakeFirst();
  return used?.user_uuid;
}

/** Ends every other token of that kind that a user has. */
export async function revokeTokens(trx: Db, kind: TokenKind, userUuid: string, now: Date): Promise<void> {
  await trx
    .updateTable('one_time_tokens')
    .set({ ended_as: 'revoked', ended_at: now })
    .where('user_uuid', '=', userUuid)
    .where('kind', '=', kind)
    .where('ended_as', 'is', null)
    .execute();
}

/** Deletes the tokens that expired at `end` or before. */
export async function deleteTokensUntil(db: Db, end: Date): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('expires_at', '<=', end).execute();
}
