import type { AccountDeps } from '../accounts';
import { recordAudit } from '../audit';
import { inTransaction } from '../db/inTransaction';
import { notFound } from '../http/refusals';
import { findUser, setBetaTester, type AdminUserRow } from './adminUsersTable';

interface Change {
  /** Whose account it is. */
  uuid: string;
  isBetaTester: boolean;
  actorEmail: string;
  /** The IP address of the admin. */
  address: string;
}

/** Makes a person a beta tester or no longer one, and writes down who did if that is new. Throws 404 without such a person. */
export function changeBetaTester(
  { db, clock }: AccountDeps,
  { uuid, isBetaTester, actorEmail, address }: Change,
): Promise<AdminUserRow> {
  return inTransaction(db, async (trx) => {
    const isNew = await setBetaTester(trx, uuid, isBetaTester);
    const user = await findUser(trx, uuid);
    if (user === undefined) throw notFound();
    const action = isBetaTester ? 'beta_tester_on' : 'beta_tester_off';
    if (isNew) await recordAudit(trx, { action, actorEmail, targetEmail: user.email, address, at: clock.now() });
    return user;
  });
}
