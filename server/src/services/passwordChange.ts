import type { PasswordChange } from '@contract/account';
import { inTransaction } from '../db/inTransaction';
import { findSession, type SignedIn } from '../db/sessions';
import { lockUser } from '../db/users';
import { invalid, unauthenticated, wrongPassword } from '../http/refusals';
import { userOpenedBy } from './credentials';
import type { Deps } from './Deps';
import { hashNewPassword, setPassword } from './newPassword';
import { idleSince } from './sessions';

/**
 * Changes the password of who is signed in; that session goes on, every other one ends.
 *
 * @throws 401 when the current password is wrong or the session has ended meanwhile, 422 for a new one that will not do
 */
export async function changePassword(
  deps: Deps,
  user: SignedIn,
  { current_password, password }: PasswordChange,
  ip: string,
): Promise<void> {
  const { db, clock, mailer } = deps;
  const opened = await userOpenedBy(deps, { email: user.email, ip }, current_password);
  if (opened !== user.uuid) throw wrongPassword('current_password');
  if (password === current_password) throw invalid({ password: 'This is your password already: choose another one' });
  const passwordHash = await hashNewPassword(deps, user, password);
  await inTransaction(db, async (trx) => {
    await lockUser(trx, user.uuid);
    const now = clock.now();
    // A reset of the same moment has ended this session, and its password stays.
    const session = await findSession(trx, user.token_hash, { now, idleSince: idleSince(deps, now) });
    if (session === undefined) throw unauthenticated();
    await setPassword(trx, deps, { person: user, passwordHash, address: ip, except: user.token_hash });
  });
  await mailer.send();
}
