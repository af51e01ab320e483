import { grantableBy, may, ROLES, type Role } from '@contract/ranches/rights';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { lastOwner, notFound } from '../http/refusals';
import { revokeInvitationsBy } from './invitationsTable';
import { countOwners, deleteMembership, findMember, setRole, type MemberRow } from './membershipsTable';
import { endKeysBy } from './keys/endKeys';
import { assertMay, type Asker } from './onRanch';
import type { RanchDeps } from './RanchDeps';
import { lockRanch } from './ranchesTable';

/** Who changes whom, and where. */
interface Change extends Asker {
  memberUuid: string;
}

/**
 * Changes a member while nobody else changes one of the same ranch. Whether the caller is an owner is asked in there:
 * of two owners who demote each other one comes too late.
 */
function changeMember<T>(
  { db }: RanchDeps,
  { memberUuid, ...asker }: Change,
  change: (trx: Db, member: MemberRow) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    await lockRanch(trx, asker.ranchUuid);
    await assertMay(trx, asker, 'changeMembers');
    const member = await findMember(trx, asker.ranchUuid, memberUuid);
    if (member === undefined) throw notFound();
    return change(trx, member);
  });
}

async function assertAnotherOwner(trx: Db, ranchUuid: string): Promise<void> {
  if ((await countOwners(trx, ranchUuid)) < 2) throw lastOwner();
}

/** A member's open invitations to a role that they may not grant any more end with that right. */
function revokeWhatIsNotGranted(
  trx: Db,
  { clock }: RanchDeps,
  change: Change,
  grantable: readonly Role[],
): Promise<void> {
  const lost = ROLES.filter((role) => !grantable.includes(role));
  const { ranchUuid, memberUuid: senderUuid } = change;
  return revokeInvitationsBy(trx, { ranchUuid, senderUuid }, lost, clock.now());
}

/** Gives a member another role. Throws 403 unless the caller is an owner, 404 without a member, 409 `last_owner`. */
export function changeRole(deps: RanchDeps, change: Change, role: Role): Promise<MemberRow> {
  return changeMember(deps, change, async (trx, member) => {
    if (member.role === 'owner' && role !== 'owner') await assertAnotherOwner(trx, change.ranchUuid);
    await setRole(trx, change.ranchUuid, change.memberUuid, role);
    await revokeWhatIsNotGranted(trx, deps, change, grantableBy(role));
    if (!may(role, 'makeKeys')) await endKeysBy(trx, deps, change.ranchUuid, change.memberUuid);
    return { ...member, role };
  });
}

/** Takes a member off a ranch. Throws 403 unless the caller is an owner, 404 without a member, 409 `last_owner`. */
export function removeMember(deps: RanchDeps, change: Change): Promise<void> {
  return changeMember(deps, change, async (trx, member) => {
    if (member.role === 'owner') await assertAnotherOwner(trx, change.ranchUuid);
    await deleteMembership(trx, change.ranchUuid, change.memberUuid);
    await revokeWhatIsNotGranted(trx, deps, change, []);
    await endKeysBy(trx, deps, change.ranchUuid, change.memberUuid);
  });
}
