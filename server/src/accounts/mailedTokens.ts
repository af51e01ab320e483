import type { Db } from '../db/Database';
import { tokenEnded, tokenInvalid } from '../http/refusals';
import { hashOfToken, newToken } from '../platform/secrets';
import { findToken, insertToken, spendToken, type TokenKind } from './oneTimeTokensTable';

interface Issued {
  kind: TokenKind;
  userUuid: string;
  now: Date;
  expiresAt: Date;
}

/** Makes a token for the link in a mail and returns it; the database keeps its hash alone. */
export async function issueToken(trx: Db, issued: Issued): Promise<string> {
  const token = newToken();
  await insertToken(trx, { ...issued, hash: hashOfToken(token) });
  return token;
}

/**
 * Whose a good token is. It is good until the very moment of its expiry.
 *
 * @throws 410 that says whether it is unknown, used, withdrawn or expired
 */
export async function readToken(db: Db, kind: TokenKind, token: string, now: Date): Promise<string> {
  const found = await findToken(db, kind, hashOfToken(token));
  if (found === undefined) throw tokenInvalid();
  if (found.ended_as !== null) throw tokenEnded(found.ended_as);
  if (found.expires_at <= now) throw tokenEnded('expired');
  return found.user_uuid;
}

/** Uses a token up; of several tries at once one passes, and the others are told what became of it, as by `readToken`. */
export async function redeemToken(trx: Db, kind: TokenKind, token: string, now: Date): Promise<void> {
  if ((await spendToken(trx, kind, hashOfToken(token), now)) !== undefined) return;
  await readToken(trx, kind, token, now);
  throw tokenEnded('used');
}
