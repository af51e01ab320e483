import { normalizeEmail } from '@contract/email';
import type { RegisterPayload } from '@contract/signup';
import type { Db } from '../db/Database';
import { emailTaken } from '../http/refusals';
import { addAccount } from './addAccount';
import { accountOpenedBy } from './credentials';
import type { Deps } from './Deps';
import { foundRanch } from './foundRanch';
import type { Made } from './idempotency';
import { openSession, openSessionFor } from './sessions';

/** Makes the user, the ranch, its first season (named after the year), its trial and a session. Throws 409. */
export async function createAccount(
  trx: Db,
  deps: Deps,
  body: RegisterPayload,
  passwordHash: string,
): Promise<Made<string>> {
  const now = deps.clock.now();
  const userUuid = await addAccount(trx, body, passwordHash, now);
  await foundRanch(trx, body.name, userUuid, now);
  return { userUuid, answer: await openSession(trx, deps, userUuid) };
}

/**
 * A new session for an account that an earlier try of the same call made, while the password still opens it; else the
 * account is simply there, and 409 says so.
 */
export async function reopenAccount(
  deps: Deps,
  ip: string,
  { email, password }: Pick<RegisterPayload, 'email' | 'password'>,
  userUuid: string,
): Promise<string> {
  const opened = await accountOpenedBy(deps, { email: normalizeEmail(email), ip }, password);
  const token = opened?.uuid === userUuid ? await openSessionFor(deps, opened) : undefined;
  if (token === undefined) throw emailTaken();
  return token;
}
