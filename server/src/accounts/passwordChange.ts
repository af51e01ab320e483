import type { PasswordChange } from '@contract/people/account';
import { inTransaction } from '../db/inTransaction';
import { samePassword, unauthenticated, wrongPassword } from '../http/refusals';
import { findSession, idleSince, lockUser, userOpenedBy, type SignedIn } from '../sessions';
import type { AccountDeps } from './AccountDeps';
import { hashNewPassword, setPassword } from './setPassword';

/**
 * Changes the password of who is signed in; that session goes on, every other one ends.
 *
 * @throws 401 when the current password is wrong or the session has ended meanwhile, 422 for a new one that will not do
 */
export async function changePassword(
  deps: AccountDeps,
  user: SignedIn,
  { current_password, password }: PasswordChange,
  ip: string,
): Promise<void> {
  const { db, clock, mailer } = deps;
  const opened = await userOpenedBy(deps, { email: user.email, ip }, current_password);
  if (opened !== user.uuid) throw wrongPassword('current_password');
  if (password === current_password) throw samePassword();
  const passwordHash = await hashNewPassword(deps, user, password);
  await inTransaction(db, async (trx) => {
    const person = await lockUser(trx, user.uuid);
    const now = clock.now();
    // A reset of the same moment has ended this session, and its password stays.
    const session = await findSession(trx, [user.token_hash], { now, idleSince: idleSince(deps, now) });
    if (session === undefined || person === undefined) throw unauthenticated();
    await setPassword(trx, deps, { person, passwordHash, address: ip, except: user.token_hash });
  });
  await mailer.send();
}
