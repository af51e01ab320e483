import { grantableBy, may, type Right, type Role } from '@contract/ranches/rights';
import type { FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/Database';
import { isUuid, readRanchUuid, type RanchRoute } from '../http/pathParams';
import { notFound, notYourRole, roleAboveOwn } from '../http/refusals';
import { assertActor, requireSignedIn, type SessionDeps, type SignedIn } from '../sessions';
import { findMembership, roleColumn, type Membership } from './membershipsTable';

/** Who asks, and about which ranch. */
export interface Asker {
  user: SignedIn;
  ranchUuid: string;
}

/** For whom a call takes of what all share (`limits/shares.ts`), however the path writes the ranch. */
export const sharersOf = ({ user, ranchUuid }: { user: Pick<SignedIn, 'uuid'>; ranchUuid: string }): string[] => [
  `ranch ${ranchUuid.toLowerCase()}`,
  `person ${user.uuid}`,
];

/** Who asks, and the ranch that the path names. Throws 401 when nobody is signed in, and 404 for what is no UUID. */
export async function readAsker(
  deps: SessionDeps,
  request: FastifyRequest<RanchRoute>,
  options: { prolongs?: boolean } = {},
): Promise<Asker> {
  const user = await requireSignedIn(deps, request, options);
  return { user, ranchUuid: readRanchUuid(request.params) };
}

/** The role itself when it may do that. Throws 404 for nobody of the ranch, and 403 for the rest of its team. */
function assertRoleMay(role: Role | null | undefined, right: Right): Role {
  if (role === null || role === undefined) throw notFound();
  if (!may(role, right)) throw notYourRole();
  return role;
}

/**
 * The asker's role on the ranch, when it may do that (`contract/ranches/rights.ts`). Throws 403 for the rest of the
 * ranch's team, and 404 for everyone else: to them the ranch does not exist, so that nobody learns which ones do.
 */
export async function assertMay(
  db: Db,
  { user, ranchUuid }: { user: Pick<SignedIn, 'uuid'>; ranchUuid: string },
  right: Right,
): Promise<Role> {
  return assertRoleMay((await findMembership(db, ranchUuid, user.uuid))?.role, right);
}

interface AskerWhoMay<OfRanch> extends Asker {
  role: Role;
  ofRanch: OfRanch;
}

/**
 * `readAsker` and `assertMay` in one query, with what else is to be known of the ranch. Throws 409 before the two where the
 * query names an `actor` and somebody else is signed in: what that person is on the ranch is then no matter.
 *
 * @param options `ofRanch` makes a column of the query, as JSON, of the ranch's uuid as it stands in SQL
 */
export async function readAskerWhoMay<OfRanch = null>(
  deps: SessionDeps,
  request: FastifyRequest<RanchRoute>,
  right: Right,
  options: { prolongs?: boolean; ofRanch?: (ranchUuid: RawBuilder<unknown>) => RawBuilder<OfRanch> } = {},
): Promise<AskerWhoMay<OfRanch>> {
  const { prolongs = true, ofRanch = () => sql<OfRanch>`null` } = options;
  const ranchUuid = request.params.ranchUuid.toLowerCase();
  const uuid = sql`${isUuid(ranchUuid) ? ranchUuid : null}::uuid`;
  const beside = sql<{ role: Role | null; ofRanch: OfRanch }>`
    json_build_object('role', ${roleColumn(uuid)}, 'ofRanch', ${ofRanch(uuid)})`;
  const user = await requireSignedIn(deps, request, { prolongs, beside });
  assertActor(request, user);
  const role = assertRoleMay(user.beside.role, right);
  return { user, ranchUuid, role, ofRanch: user.beside.ofRanch };
}

/** Nobody grants a role above their own. Throws 403. */
export function assertMayGrant(own: Role, granted: Role): void {
  if (!grantableBy(own).includes(granted)) throw roleAboveOwn();
}

/** Whether the invitation of that member is worth the role that it offers; that of a person who has left is worth none. */
export function mayGrant(membership: Membership | undefined, granted: Role): boolean {
  return membership !== undefined && grantableBy(membership.role).includes(granted);
}
