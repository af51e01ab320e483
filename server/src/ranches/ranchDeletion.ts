import type { Ranch } from '@contract/people/me';
import { ROLES } from '@contract/ranches/rights';
import { foldWhiteSpace } from '@contract/text/text';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { hasMembers, notFound, onlyOwner, ranchCalled, unauthenticated } from '../http/refusals';
import { lockUser } from '../sessions';
import { insertDeletedRanch, takeDeletedRanch } from './deletedRanchesTable';
import { revokeInvitationsBy, revokeInvitationsTo } from './invitationsTable';
import { countOwners, deleteMembership, findMembers, insertMembership } from './membershipsTable';
import { endKeysBy } from './keys/endKeys';
import { assertMay, type Asker } from './onRanch';
import type { RanchDeps } from './RanchDeps';
import { findRanchOf, lockRanch } from './ranchesTable';

/** Locks the ranch, so that nobody joins it, leaves it or writes on it meanwhile. Throws 404 when it is gone. */
async function keepRanch(trx: Db, ranchUuid: string): Promise<{ name: string }> {
  const ranch = await lockRanch(trx, ranchUuid);
  if (ranch === undefined) throw notFound();
  return ranch;
}

/**
 * Deletes a ranch whose only member is its owner, who can bring it back: it is gone at once, since nobody is on it, and its
 * keys and webhooks have ended. Throws
 * 403 unless they own it, 404 for everyone else, 422 for another name than it has, 409 `has_members`.
 */
export async function deleteRanch({ db, clock, hooksOfRanch }: RanchDeps, asker: Asker, name: string): Promise<void> {
  const { ranchUuid, user } = asker;
  await inTransaction(db, async (trx) => {
    const ranch = await keepRanch(trx, ranchUuid);
    await assertMay(trx, asker, 'deleteRanch');
    if (foldWhiteSpace(name) !== ranch.name) throw ranchCalled(ranch.name);
    const [owner, ...others] = await findMembers(trx, ranchUuid);
    if (others.length > 0) throw hasMembers();
    const deleted_at = clock.now();
    await revokeInvitationsTo(trx, ranchUuid, deleted_at);
    const joined_at = new Date(owner?.joined_at ?? deleted_at);
    await insertDeletedRanch(trx, { ranch_uuid: ranchUuid, owner_uuid: user.uuid, joined_at, deleted_at });
    await deleteMembership(trx, ranchUuid, user.uuid);
    await endKeysBy(trx, { clock }, ranchUuid, user.uuid);
    await hooksOfRanch.end(trx, ranchUuid);
  });
}

/**
 * Brings a ranch back for the person who deleted it. Throws 404 when there is none that they can bring back.
 *
 * The account is locked first, as by the purge of accounts.
 */
export function restoreRanch({ db, clock }: RanchDeps, { user, ranchUuid }: Asker): Promise<Ranch> {
  return inTransaction(db, async (trx) => {
    if ((await lockUser(trx, user.uuid)) === undefined) throw unauthenticated();
    await keepRanch(trx, ranchUuid);
    const now = clock.now();
    const deleted = await takeDeletedRanch(trx, ranchUuid, user.uuid, now);
    if (deleted === undefined) throw notFound();
    const { joined_at } = deleted;
    await insertMembership(trx, { ranch_uuid: ranchUuid, user_uuid: user.uuid, role: 'owner', joined_at });
    const ranch = await findRanchOf(trx, user.uuid, ranchUuid, now);
    if (ranch === undefined) throw notFound();
    return ranch;
  });
}

/** Takes the person off the ranch, with the invitations that they have sent and the keys that they have made. Throws 404, and 409 for its last owner. */
export async function leaveRanch({ db, clock }: RanchDeps, asker: Asker): Promise<void> {
  const { ranchUuid, user } = asker;
  await inTransaction(db, async (trx) => {
    await keepRanch(trx, ranchUuid);
    const role = await assertMay(trx, asker, 'leave');
    if (role === 'owner' && (await countOwners(trx, ranchUuid)) < 2) throw onlyOwner();
    await deleteMembership(trx, ranchUuid, user.uuid);
    await revokeInvitationsBy(trx, { ranchUuid, senderUuid: user.uuid }, ROLES, clock.now());
    await endKeysBy(trx, { clock }, ranchUuid, user.uuid);
  });
}
