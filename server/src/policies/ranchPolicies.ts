import { ROLES, type Role } from '@contract/role';
import type { Membership } from '../db/memberships';
import { notAllowed, notFound, notYourRole } from '../http/refusals';

const MANAGING_ROLES: readonly Role[] = ['owner', 'manager'];

/**
 * Whoever belongs to a ranch may see its team and its subscription. To everyone else the ranch does not exist, so
 * that nobody learns which ones do.
 */
export function assertBelongs(membership: Membership | undefined): asserts membership is Membership {
  if (membership === undefined) throw notFound();
}

function assertManages(membership: Membership | undefined): asserts membership is Membership {
  assertBelongs(membership);
  if (!MANAGING_ROLES.includes(membership.role)) throw notYourRole();
}

/** Owners and managers may rename their ranch. Throws 403 for the rest of its team, 404 for everyone else. */
export function assertMayRename(membership: Membership | undefined): asserts membership is Membership {
  assertManages(membership);
}

/** Owners and managers may send invitations, see them and withdraw them. Throws like `assertMayRename`. */
export function assertMayInvite(membership: Membership | undefined): asserts membership is Membership {
  assertManages(membership);
}

/** Nobody grants a role above their own. Throws 403. */
export function assertMayGrant(membership: Membership, role: Role): void {
  const isAbove = ROLES.indexOf(role) < ROLES.indexOf(membership.role);
  if (isAbove) throw notAllowed('You cannot grant a role above your own');
}

/** Owners alone change who is on their ranch. Throws 403 for the rest of its team, 404 for everyone else. */
export function assertOwns(membership: Membership | undefined): asserts membership is Membership {
  assertBelongs(membership);
  if (membership.role !== 'owner') throw notYourRole();
}
