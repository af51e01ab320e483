import type { Role } from '@contract/role';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { countOwners, deleteMembership, findMember, findMembership, setRole, type MemberRow } from '../db/memberships';
import { lockRanch } from '../db/ranches';
import { lastOwner, notFound } from '../http/refusals';
import { assertOwns } from '../policies/ranchPolicies';
import type { Deps } from './Deps';

/** Who changes whom, and where. */
interface Change {
  ranchUuid: string;
  ownerUuid: string;
  memberUuid: string;
}

/**
 * Changes a member while nobody else changes one of the same ranch. Whether the caller is an owner is asked in there:
 * of two owners who demote each other one comes too late.
 */
function changeMember<T>(
  { db }: Deps,
  { ranchUuid, ownerUuid, memberUuid }: Change,
  change: (trx: Db, member: MemberRow) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    await lockRanch(trx, ranchUuid);
    assertOwns(await findMembership(trx, ranchUuid, ownerUuid));
    const member = await findMember(trx, ranchUuid, memberUuid);
    if (member === undefined) throw notFound();
    return change(trx, member);
  });
}

async function assertAnotherOwner(trx: Db, ranchUuid: string): Promise<void> {
  if ((await countOwners(trx, ranchUuid)) < 2) throw lastOwner();
}

/** Gives a member another role. Throws 403 unless the caller is an owner, 404 without a member, 409 `last_owner`. */
export function changeRole(deps: Deps, change: Change, role: Role): Promise<MemberRow> {
  return changeMember(deps, change, async (trx, member) => {
    if (member.role === 'owner' && role !== 'owner') await assertAnotherOwner(trx, change.ranchUuid);
    await setRole(trx, change.ranchUuid, change.memberUuid, role);
    return { ...member, role };
  });
}

/** Takes a member off a ranch. Throws 403 unless the caller is an owner, 404 without a member, 409 `last_owner`. */
export function removeMember(deps: Deps, change: Change): Promise<void> {
  return changeMember(deps, change, async (trx, member) => {
    if (member.role === 'owner') await assertAnotherOwner(trx, change.ranchUuid);
    await deleteMembership(trx, change.ranchUuid, change.memberUuid);
  });
}
