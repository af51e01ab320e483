import type { Role } from '@contract/ranches/rights';
import { sql, type Expression, type ExpressionBuilder, type Insertable, type SqlBool } from 'kysely';
import type { Database, Db } from '../db/Database';

type NewInvitation = Omit<Insertable<Database['invitations']>, 'ended_as' | 'ended_at'>;

/** What the team sees of an invitation. */
const SHOWN = ['uuid', 'email', 'role', 'invited_by', 'expires_at'] as const;

export function insertInvitation(trx: Db, invitation: NewInvitation) {
  return trx
    .insertInto('invitations')
    .values({ ...invitation, ended_as: null, ended_at: null })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
}

export type InvitationRow = Awaited<ReturnType<typeof insertInvitation>>;

function selectOpen(db: Db, ranchUuid: string, now: Date) {
  return db
    .selectFrom('invitations')
    .where('ranch_uuid', '=', ranchUuid)
    .where('ended_as', 'is', null)
    .where('expires_at', '>', now);
}

/** The invitations to a ranch that can still be accepted, newest first. */
export function findOpenInvitations(db: Db, ranchUuid: string, now: Date): Promise<InvitationRow[]> {
  return selectOpen(db, ranchUuid, now).select(SHOWN).orderBy('created_at', 'desc').orderBy('uuid').execute();
}

/** How many of them there are, and when the first of them expires. */
export function countOpenInvitations(db: Db, ranchUuid: string, now: Date) {
  return selectOpen(db, ranchUuid, now)
    .select((build) => [build.fn.countAll<number>().as('open'), sql<Date | null>`min(expires_at)`.as('firstEnd')])
    .executeTakeFirstOrThrow();
}

/** An invitation by the hash of its token's `jti`, good or not, or undefined. */
export function findInvitation(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('invitations')
    .select(['uuid', 'token_hash', 'ranch_uuid', 'email', 'role', 'expires_at', 'ended_as', 'sender_uuid'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Uses a good invitation up; of several tries at once one gets true. */
export async function redeemInvitation(trx: Db, uuid: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ ended_as: 'used', ended_at: now })
    .where('uuid', '=', uuid)
    .where('ended_as', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether a ranch has invited that email before; what is long over is not known any more. */
export async function hasInvited(db: Db, ranchUuid: string, email: string): Promise<boolean> {
  const earlier = await db
    .selectFrom('invitations')
    .select('uuid')
    .where('ranch_uuid', '=', ranchUuid)
    .where('email', '=', email)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

type Which = (where: ExpressionBuilder<Database, 'invitations'>) => Expression<SqlBool>[];

/** Revokes those of the open invitations that all conditions name, with the mails that still wait. Returns how many. */
async function revoke(trx: Db, which: Which, now: Date): Promise<number> {
  const revoked = await trx
    .updateTable('invitations')
    .set({ ended_as: 'revoked', ended_at: now })
    .where((where) => where.and(which(where)))
    .where('ended_as', 'is', null)
    .returning('uuid')
    .execute();
  const uuids = revoked.map(({ uuid }) => uuid);
  if (uuids.length > 0) await trx.deleteFrom('outbox').where('invitation_uuid', 'in', uuids).execute();
  return uuids.length;
}

/** Withdraws an invitation that can still be accepted; false when the ranch has none of that uuid. */
export async function revokeOpenInvitation(trx: Db, ranchUuid: string, uuid: string, now: Date): Promise<boolean> {
  const which: Which = (where) => [
    where('uuid', '=', uuid),
    where('ranch_uuid', '=', ranchUuid),
    where('expires_at', '>', now),
  ];
  return (await revoke(trx, which, now)) === 1;
}

/** Withdraws any invitation to a ranch that an email still has, an expired one too, so that a new one can come. */
export async function revokeInvitationTo(trx: Db, ranchUuid: string, email: string, now: Date): Promise<void> {
  await revoke(trx, (where) => [where('ranch_uuid', '=', ranchUuid), where('email', '=', email)], now);
}

/** Revokes what a member has sent for a ranch in one of these roles, once they may not grant them any more. */
export async function revokeInvitationsBy(
  trx: Db,
  { ranchUuid, senderUuid }: { ranchUuid: string; senderUuid: string },
  roles: readonly Role[],
  now: Date,
): Promise<void> {
  if (roles.length === 0) return;
  const which: Which = (where) => [
    where('ranch_uuid', '=', ranchUuid),
    where('sender_uuid', '=', senderUuid),
    where('role', 'in', roles),
  ];
  await revoke(trx, which, now);
}

/** Withdraws every invitation to a ranch that goes. */
export async function revokeInvitationsTo(trx: Db, ranchUuid: string, now: Date): Promise<void> {
  await revoke(trx, (where) => [where('ranch_uuid', '=', ranchUuid)], now);
}

/** Deletes the invitations that expired at `end` or before. */
export async function deleteInvitationsUntil(db: Db, end: Date): Promise<void> {
  await db.deleteFrom('invitations').where('expires_at', '<=', end).execute();
}
