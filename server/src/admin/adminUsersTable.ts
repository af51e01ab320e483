import { sql } from 'kysely';
import type { Cursor } from '../db/Cursor';
import type { Db } from '../db/Database';

function selectUsers(db: Db) {
  return db
    .selectFrom('users')
    .select(['uuid', 'email', 'full_name', 'is_admin', 'is_beta_tester', 'created_at'])
    .select((build) =>
      sql<string[]>`array(${build
        .selectFrom('memberships')
        .innerJoin('ranches', 'ranches.uuid', 'memberships.ranch_uuid')
        .select('ranches.name')
        .whereRef('memberships.user_uuid', '=', 'users.uuid')
        .orderBy('memberships.joined_at')
        .orderBy('ranches.uuid')})`.as('ranches'),
    );
}

export type AdminUserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['execute']>>[number];

interface Wanted {
  /** A part of an email, a full name or a ranch's name, in any case; each character stands for itself. Empty: all. */
  query: string;
  after: Cursor | undefined;
  limit: number;
}

/** All accounts, the newest first. */
export function findUsers(db: Db, { query, after, limit }: Wanted): Promise<AdminUserRow[]> {
  const has = (column: string) => sql<boolean>`strpos(lower(${sql.ref(column)}), lower(${query})) > 0`;
  return selectUsers(db)
    .$if(query !== '', (users) =>
      users.where((where) =>
        where.or([
          has('users.email'),
          has('users.full_name'),
          where('users.uuid', 'in', (build) =>
            build
              .selectFrom('memberships')
              .innerJoin('ranches', 'ranches.uuid', 'memberships.ranch_uuid')
              .select('memberships.user_uuid')
              .where(has('ranches.name')),
          ),
        ]),
      ),
    )
    .$if(after !== undefined, (users) =>
      users.where(sql<boolean>`(users.created_at, users.uuid) < (${after?.at}, ${after?.uuid})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(limit)
    .execute();
}

export function findUser(db: Db, uuid: string): Promise<AdminUserRow | undefined> {
  return selectUsers(db).where('uuid', '=', uuid).executeTakeFirst();
}
