import { randomUUID } from 'node:crypto';
import { RESET_LINK_MINUTES } from '@contract/http/limits';
import type { ResetPayload } from '@contract/people/passwordReset';
import { normalizeEmail } from '@contract/text/email';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { tokenInvalid } from '../http/refusals';
import { forgetFailures } from '../limits/attempts';
import { isWithinLimit } from '../limits/limits';
import { findPerson, findPersonByEmail, lockUser, type Person } from '../sessions';
import type { AccountDeps } from './AccountDeps';
import { issueToken, readToken, redeemToken } from './mailedTokens';
import { hashNewPassword, setPassword } from './setPassword';
import { revokeTokens } from './oneTimeTokensTable';
import { resetMail } from './passwordResetMail';

const LINK_MS = RESET_LINK_MINUTES * 60 * 1000;

async function mailLink(trx: Db, { clock, config, mailer }: AccountDeps, person: Person): Promise<void> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LINK_MS);
  const token = await issueToken(trx, { kind: 'reset', userUuid: person.uuid, now, expiresAt });
  await mailer.enqueue(trx, resetMail(config, person, token));
}

/** As many writes to the same tables as `mailLink` makes, to nobody's rows. */
async function mailNobody(trx: Db, { clock, mailer }: AccountDeps): Promise<void> {
  await revokeTokens(trx, 'reset', randomUUID(), clock.now());
  await mailer.enqueueNothing(trx);
}

/**
 * Mails a reset link to the user with that email, within the limits of mails. For an unknown email as much is counted,
 * looked up and written, so that neither the answer nor its time tells them apart.
 */
export async function requestReset(deps: AccountDeps, typedEmail: string): Promise<void> {
  const { db, mailer } = deps;
  const email = normalizeEmail(typedEmail);
  await inTransaction(db, async (trx) => {
    const mayGoOut =
      (await isWithinLimit(trx, deps, 'resetsInAMinute', email)) &&
      (await isWithinLimit(trx, deps, 'resetsInADay', email));
    const person = await findPersonByEmail(trx, email);
    if (!mayGoOut) return;
    await (person === undefined ? mailNobody(trx, deps) : mailLink(trx, deps, person));
  });
  // Nobody waits for the sending: its time would tell that there is something to send.
  void mailer.send();
}

/**
 * Sets a new password for the person whose link it is, and clears the waiting after failures. A password that is refused
 * leaves the link good.
 *
 * @throws 410 when the link is no good, 422 when the password is the person's own email, name or ranch
 */
export async function resetPassword(deps: AccountDeps, { password, token }: ResetPayload, ip: string): Promise<void> {
  const { db, clock, mailer } = deps;
  const userUuid = await readToken(db, 'reset', token, clock.now());
  const person = await findPerson(db, userUuid);
  if (person === undefined) throw tokenInvalid();
  const passwordHash = await hashNewPassword(deps, person, password);
  await inTransaction(db, async (trx) => {
    // Before the link: two links of one person, redeemed at once, would else wait for each other.
    await lockUser(trx, userUuid);
    await redeemToken(trx, 'reset', token, clock.now());
    await setPassword(trx, deps, { person, passwordHash, address: ip });
    await forgetFailures(trx, deps, { email: person.email, ip });
  });
  await mailer.send();
}
