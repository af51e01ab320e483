import type { RegisterPayload } from '@contract/people/signup';
import { normalizeEmail } from '@contract/text/email';
import type { Db } from '../db/Database';
import { emailTaken } from '../http/refusals';
import type { Made } from '../idempotency/withIdempotency';
import { accountOpenedBy, openSession, openSessionFor } from '../sessions';
import type { AccountDeps } from './AccountDeps';
import { addAccount } from './addAccount';
import { foundRanch } from './foundRanch';

/** Makes the user, the ranch, its first season (named after the year), its trial and a session. Throws 409. */
export async function createAccount(
  trx: Db,
  deps: AccountDeps,
  body: RegisterPayload,
  passwordHash: string,
): Promise<Made<string>> {
  const userUuid = await addAccount(trx, deps, body, passwordHash);
  await foundRanch(trx, body.name, userUuid, deps.clock.now());
  return { userUuid, answer: await openSession(trx, deps, userUuid) };
}

/**
 * A new session for an account that an earlier try of the same call made, while the password still opens it; else the
 * account is simply there, and 409 says so.
 */
export async function reopenAccount(
  deps: AccountDeps,
  ip: string,
  { email, password }: Pick<RegisterPayload, 'email' | 'password'>,
  userUuid: string,
): Promise<string> {
  const opened = await accountOpenedBy(deps, { email: normalizeEmail(email), ip }, password);
  const token = opened?.uuid === userUuid ? await openSessionFor(deps, opened) : undefined;
  if (token === undefined) throw emailTaken();
  return token;
}
