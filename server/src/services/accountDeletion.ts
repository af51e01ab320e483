import { DELETION_DAYS } from '@contract/limits';
import { setDeletion } from '../db/deletions';
import { inTransaction } from '../db/inTransaction';
import { isLastOwner } from '../db/memberships';
import { revokeTokens } from '../db/oneTimeTokens';
import type { SignedIn } from '../db/sessions';
import { lockUser } from '../db/users';
import { lastOwner, unauthenticated, wrongPassword } from '../http/refusals';
import { deletionMail } from '../mail/deletionMail';
import { userOpenedBy } from './credentials';
import type { Deps } from './Deps';
import { issueToken, readToken, redeemToken } from './mailedTokens';

const DELETION_MS = DELETION_DAYS * 24 * 60 * 60 * 1000;

/**
 * Schedules the deletion of an account and mails a link that calls it off. Asking again changes nothing of the
 * day and mails another link; whichever of them is opened first does it.
 *
 * @returns the day
 * @throws 401 when the password is wrong, 409 for the last owner of a ranch with others on it
 */
export async function scheduleDeletion(deps: Deps, user: SignedIn, password: string, ip: string): Promise<Date> {
  const { db, clock, config, mailer } = deps;
  const opened = await userOpenedBy(deps, { email: user.email, ip }, password);
  if (opened !== user.uuid) throw wrongPassword('password');
  const day = await inTransaction(db, async (trx) => {
    const locked = await lockUser(trx, user.uuid);
    if (locked === undefined) throw unauthenticated();
    if (await isLastOwner(trx, user.uuid)) throw lastOwner();
    const now = clock.now();
    const expiresAt = locked.deletion_scheduled_at ?? new Date(now.getTime() + DELETION_MS);
    await setDeletion(trx, user.uuid, expiresAt);
    const token = await issueToken(trx, { kind: 'cancel_delete', userUuid: user.uuid, now, expiresAt });
    await mailer.enqueue(trx, deletionMail(config, locked, expiresAt, token));
    return expiresAt;
  });
  await mailer.send();
  return day;
}

/** Calls off the deletion that a link speaks of. Throws 410 when the link is no good. */
export async function cancelDeletion({ db, clock }: Deps, token: string): Promise<void> {
  const userUuid = await readToken(db, 'cancel_delete', token, clock.now());
  await inTransaction(db, async (trx) => {
    // The purge takes the same lock: either the account is gone by now, or it stays.
    await lockUser(trx, userUuid);
    const now = clock.now();
    await redeemToken(trx, 'cancel_delete', token, now);
    await setDeletion(trx, userUuid, null);
    await revokeTokens(trx, 'cancel_delete', userUuid, now);
  });
}
