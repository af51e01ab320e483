import type { Role } from '@contract/role';
import type { Membership } from '../db/memberships';
import { notFound, notYourRole } from '../http/refusals';

const MANAGING_ROLES: readonly Role[] = ['owner', 'manager'];

/**
 * Whoever belongs to a ranch may see its team and its subscription. To everyone else the ranch does not exist, so
 * that nobody learns which ones do.
 */
export function assertBelongs(membership: Membership | undefined): asserts membership is Membership {
  if (membership === undefined) throw notFound();
}

/** Owners and managers may rename their ranch. Throws 403 for the rest of its team, 404 for everyone else. */
export function assertMayRename(membership: Membership | undefined): asserts membership is Membership {
  assertBelongs(membership);
  if (!MANAGING_ROLES.includes(membership.role)) throw notYourRole();
}
