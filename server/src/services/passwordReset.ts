import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@contract/email';
import { RESET_LINK_MINUTES } from '@contract/limits';
import type { ResetPayload } from '@contract/passwordReset';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { revokeTokens } from '../db/oneTimeTokens';
import { removeFromOutbox } from '../db/outbox';
import { findPerson, findPersonByEmail, lockUser, type Person } from '../db/users';
import { tokenInvalid } from '../http/refusals';
import { resetMail } from '../mail/resetMail';
import { forgetFailures } from './attempts';
import type { Deps } from './Deps';
import { issueToken, readToken, redeemToken } from './mailedTokens';
import { mayMail } from './mailLimits';
import { hashNewPassword, setPassword } from './newPassword';

const LINK_MS = RESET_LINK_MINUTES * 60 * 1000;

async function mailLink(trx: Db, { clock, config, mailer }: Deps, person: Person): Promise<void> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LINK_MS);
  const token = await issueToken(trx, { kind: 'reset', userUuid: person.uuid, now, expiresAt });
  await mailer.enqueue(trx, resetMail(config, person, token));
}

/** As many writes to the same tables as `mailLink` makes, to nobody's rows. */
async function mailNobody(trx: Db, { clock }: Deps): Promise<void> {
  const nobody = randomUUID();
  await revokeTokens(trx, 'reset', nobody, clock.now());
  await removeFromOutbox(trx, nobody);
}

/**
 * Mails a reset link to whoever has that email, within the limits of mails. For an unknown email as much is counted,
 * looked up and written, so that neither the answer nor its time tells them apart.
 */
export async function requestReset(deps: Deps, typedEmail: string): Promise<void> {
  const { db, mailer } = deps;
  const email = normalizeEmail(typedEmail);
  await inTransaction(db, async (trx) => {
    const mayGoOut =
      (await mayMail(trx, deps, 'resetsInAMinute', email)) && (await mayMail(trx, deps, 'resetsInADay', email));
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
export async function resetPassword(deps: Deps, { password, token }: ResetPayload, ip: string): Promise<void> {
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
