import { DELETION_DAYS } from '@contract/http/limits';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { lastOwner, unauthenticated, wrongPassword } from '../http/refusals';
import { isLastOwner } from '../ranches';
import { lockUser, userOpenedBy, type SignedIn } from '../sessions';
import type { AccountDeps } from './AccountDeps';
import { deletionMail } from './deletionMail';
import { setDeletion } from './deletionsTable';
import { issueToken, readToken, redeemToken } from './mailedTokens';
import { revokeTokens } from './oneTimeTokensTable';

const DELETION_MS = DELETION_DAYS * 24 * 60 * 60 * 1000;

/**
 * Schedules the deletion of an account and mails a link that calls it off. Asking again changes nothing of the
 * day and mails another link; whichever of them is opened first does it.
 *
 * @returns the day
 * @throws 401 when the password is wrong, 409 for the last owner of a ranch with others on it
 */
export async function scheduleDeletion(deps: AccountDeps, user: SignedIn, password: string, ip: string): Promise<Date> {
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
export async function cancelDeletion({ db, clock }: AccountDeps, token: string): Promise<void> {
  const userUuid = await readToken(db, 'cancel_delete', token, clock.now());
  await inTransaction(db, async (trx) => {
    // The purge takes the same lock: either the account is gone by now, or it stays.
    await lockUser(trx, userUuid);
    const now = clock.now();
    await redeemToken(trx, 'cancel_delete', token, now);
    await callOff(trx, userUuid, now);
  });
}

/** Calls off the deletion of the account that asks for it; without one it changes nothing. Throws 401 when it is gone. */
export async function keepAccount({ db, clock }: AccountDeps, userUuid: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    if ((await lockUser(trx, userUuid)) === undefined) throw unauthenticated();
    await callOff(trx, userUuid, clock.now());
  });
}

/** No link of an earlier mail is good for a later deletion. */
async function callOff(trx: Db, userUuid: string, now: Date): Promise<void> {
  await setDeletion(trx, userUuid, null);
  await revokeTokens(trx, 'cancel_delete', userUuid, now);
}
