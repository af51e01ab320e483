import type { Role } from '@contract/ranches/rights';
import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Database, Db } from '../db/Database';

export function findMembership(db: Db, ranchUuid: string, userUuid: string) {
  return db
    .selectFrom('memberships')
    .select(['ranch_uuid', 'role'])
    .where('ranch_uuid', '=', ranchUuid)
    .where('user_uuid', '=', userUuid)
    .executeTakeFirst();
}

export type Membership = NonNullable<Awaited<ReturnType<typeof findMembership>>>;

/** The role on a ranch of the user whose row another query reads (`users`), null for nobody of its team: a column. */
export const roleColumn = (ranchUuid: RawBuilder<unknown>) => sql<Role | null>`
  (select role from memberships where memberships.ranch_uuid = ${ranchUuid} and memberships.user_uuid = users.uuid)`;

/** Adds a member, or answers false and changes nothing when the user belongs to the ranch already. */
export async function insertMembership(trx: Db, membership: Insertable<Database['memberships']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('memberships')
    .values(membership)
    .onConflict((conflict) => conflict.columns(['ranch_uuid', 'user_uuid']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** ISO 8601 in UTC, made there: a Date of each of thousands of rows, and its text again, takes longer than the query. */
const JOINED_AT = sql<string>`to_char(memberships.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

function selectMembers(db: Db, ranchUuid: string) {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.uuid', 'memberships.user_uuid')
    .select(['users.uuid', 'users.first_name', 'users.last_name', 'users.full_name', 'users.email'])
    .select(['memberships.role', JOINED_AT.as('joined_at')])
    .where('memberships.ranch_uuid', '=', ranchUuid);
}

/** Everyone who belongs to a ranch, in the order of joining. */
export function findMembers(db: Db, ranchUuid: string) {
  return selectMembers(db, ranchUuid).orderBy('memberships.joined_at').orderBy('users.uuid').execute();
}

export function findMember(db: Db, ranchUuid: string, userUuid: string): Promise<MemberRow | undefined> {
  return selectMembers(db, ranchUuid).where('users.uuid', '=', userUuid).executeTakeFirst();
}

export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number];

/** Whether a user is the only owner of a ranch that has other people on it. */
export async function isLastOwner(db: Db, userUuid: string): Promise<boolean> {
  const ranch = await db
    .selectFrom('memberships as own')
    .innerJoin('memberships as other', 'other.ranch_uuid', 'own.ranch_uuid')
    .select('own.ranch_uuid')
    .where('own.user_uuid', '=', userUuid)
    .where('own.role', '=', 'owner')
    .where('other.user_uuid', '!=', userUuid)
    .groupBy('own.ranch_uuid')
    .having(sql<boolean>`bool_and(other.role <> 'owner')`)
    .executeTakeFirst();
  return ranch !== undefined;
}

/** How many owners a ranch has. It stays true for as long as the transaction keeps the ranch (`lockRanch`). */
export async function countOwners(trx: Db, ranchUuid: string): Promise<number> {
  const { owners } = await trx
    .selectFrom('memberships')
    .select((build) => build.fn.countAll<number>().as('owners'))
    .where('ranch_uuid', '=', ranchUuid)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
  return owners;
}

export async function setRole(trx: Db, ranchUuid: string, userUuid: string, role: Role): Promise<void> {
  await trx
    .updateTable('memberships')
    .set({ role })
    .where('ranch_uuid', '=', ranchUuid)
    .where('user_uuid', '=', userUuid)
    .execute();
}

export async function deleteMembership(trx: Db, ranchUuid: string, userUuid: string): Promise<void> {
  await trx.deleteFrom('memberships').where('ranch_uuid', '=', ranchUuid).where('user_uuid', '=', userUuid).execute();
}
