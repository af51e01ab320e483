import { changeBetaTester, type AccountDeps } from '../accounts';
import { inTransaction } from '../db/inTransaction';
import { notFound } from '../http/refusals';
import { findUser, type AdminUserRow } from './adminUsersTable';

interface Decision {
  /** Whose account it is. */
  uuid: string;
  isBetaTester: boolean;
  actorEmail: string;
  /** The IP address of the admin. */
  address: string;
}

/** An admin makes a person a beta tester or no longer one. Throws 404 without such a person. */
export function decideOnBetaTester(
  { db, clock }: AccountDeps,
  { uuid, isBetaTester, ...who }: Decision,
): Promise<AdminUserRow> {
  return inTransaction(db, async (trx) => {
    const user = await findUser(trx, uuid);
    if (user === undefined) throw notFound();
    await changeBetaTester(trx, { user, isBetaTester, ...who, at: clock.now() });
    return { ...user, is_beta_tester: isBetaTester };
  });
}
