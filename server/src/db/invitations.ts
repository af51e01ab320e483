import { sql, type Insertable } from 'kysely';
import type { Database, Db } from './Database';

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
    .select(['uuid', 'token_hash', 'ranch_uuid', 'email', 'role', 'expires_at', 'ended_as'])
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

/** Withdraws an invitation that can still be accepted; false when the ranch has none of that uuid. */
export async function revokeInvitation(db: Db, ranchUuid: string, uuid: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ ended_as: 'revoked', ended_at: now })
    .where('uuid', '=', uuid)
    .where('ranch_uuid', '=', ranchUuid)
    .where('ended_as', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Withdraws whatever invitation to a ranch an email still has, an expired one too, to make room for a new one. */
export async function revokeInvitationTo(trx: Db, ranchUuid: string, email: string, now: Date): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ ended_as: 'revoked', ended_at: now })
    .where('ranch_uuid', '=', ranchUuid)
    .where('email', '=', email)
    .where('ended_as', 'is', null)
    .execute();
}
