import { inTransaction } from '../db/inTransaction';
import { betaClosed, unauthenticated } from '../http/refusals';
import { lockUser, type SignedIn } from '../sessions';
import type { AccountDeps } from './AccountDeps';
import { changeBetaTester } from './changeBetaTester';

/**
 * A person makes themselves a beta tester or no longer one; open to an admin who acts for them too, as whom it is written
 * down. Throws 403 when the operator has closed the beta to those who want in, 401 when the account has just gone.
 *
 * @param address the IP address of the person, for the audit log
 */
export async function decideOnOwnBeta(
  { db, clock, config }: AccountDeps,
  { uuid, email, masqueraded_by_email }: SignedIn,
  isBetaTester: boolean,
  address: string,
): Promise<void> {
  if (isBetaTester && config.beta === 'closed') throw betaClosed();
  await inTransaction(db, async (trx) => {
    const user = await lockUser(trx, uuid);
    if (user === undefined) throw unauthenticated();
    const actorEmail = masqueraded_by_email ?? email;
    await changeBetaTester(trx, { user, isBetaTester, actorEmail, address, at: clock.now() });
  });
}
