import { ROLES } from '@contract/ranches/rights';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import {
  appointOwner,
  deleteDeletedRanchesOf,
  deleteRanchesOfNobodyElse,
  endKeysBy,
  lockRanchesOf,
  revokeInvitationsBy,
} from '../ranches';
import { deleteSessions, deleteUser } from '../sessions';
import type { AccountDeps } from './AccountDeps';
import { findDueForDeletion, lockDueForDeletion } from './deletionsTable';

async function purge(trx: Db, clock: AccountDeps['clock'], userUuid: string): Promise<boolean> {
  const now = clock.now();
  if (!(await lockDueForDeletion(trx, userUuid, now))) return false;
  const ranches = await lockRanchesOf(trx, userUuid);
  await deleteRanchesOfNobodyElse(trx, ranches, userUuid);
  await deleteDeletedRanchesOf(trx, userUuid);
  await deleteSessions(
    trx,
    (where) => where.or([where('user_uuid', '=', userUuid), where('masqueraded_by', '=', userUuid)]),
    { now, address: '' },
  );
  for (const ranchUuid of ranches) {
    await revokeInvitationsBy(trx, { ranchUuid, senderUuid: userUuid }, ROLES, now);
    await endKeysBy(trx, { clock }, ranchUuid, userUuid);
  }
  await deleteUser(trx, userUuid);
  for (const ranch of ranches) await appointOwner(trx, ranch);
  return true;
}

/**
 * Deletes the accounts whose day has come for good, each in a transaction of its own, with the ranches that were theirs
 * alone. A ranch with others on it stays; when its last owner goes, who has been there longest in the highest role
 * becomes its owner, since a ranch without one could never again be managed by anybody. What is deleted is judged again
 * under a lock: other processes and a cancellation of the same moment are safe.
 */
export async function purgeDueAccounts(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<void> {
  for (const user of await findDueForDeletion(db, clock.now())) {
    try {
      if (await inTransaction(db, (trx) => purge(trx, clock, user))) log.info({ user }, 'account deleted');
    } catch (err) {
      log.error({ err, user }, 'account not deleted yet');
    }
  }
}
