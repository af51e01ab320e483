import type { Db } from './Database';

export function findMembership(db: Db, ranchUuid: string, userUuid: string) {
  return db
    .selectFrom('memberships')
    .select(['ranch_uuid', 'role'])
    .where('ranch_uuid', '=', ranchUuid)
    .where('user_uuid', '=', userUuid)
    .executeTakeFirst();
}

export type Membership = NonNullable<Awaited<ReturnType<typeof findMembership>>>;

/** Everyone who belongs to a ranch, in the order of joining. */
export function findMembers(db: Db, ranchUuid: string) {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.uuid', 'memberships.user_uuid')
    .select(['users.uuid', 'users.first_name', 'users.last_name', 'users.email'])
    .select(['memberships.role', 'memberships.joined_at'])
    .where('memberships.ranch_uuid', '=', ranchUuid)
    .orderBy('memberships.joined_at')
    .orderBy('users.uuid')
    .execute();
}

export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number];
