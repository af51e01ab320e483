import { sql } from 'kysely';
import type { Db } from '../db/Database';

/** Locks the ranches a user belongs to, so that nobody joins them meanwhile, and answers their uuids. */
export async function lockRanchesOf(trx: Db, userUuid: string): Promise<string[]> {
  const ranches = await trx
    .selectFrom('ranches')
    .select('uuid')
    .where('uuid', 'in', (build) =>
      build.selectFrom('memberships').select('ranch_uuid').where('user_uuid', '=', userUuid),
    )
    .orderBy('uuid')
    .forUpdate()
    .execute();
  return ranches.map(({ uuid }) => uuid);
}

/** Deletes those of the ranches that have no member but that user. */
export async function deleteRanchesOfNobodyElse(trx: Db, ranchUuids: string[], userUuid: string): Promise<void> {
  if (ranchUuids.length === 0) return;
  const gone = await trx
    .deleteFrom('ranches')
    .where('uuid', 'in', ranchUuids)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('memberships')
            .select('user_uuid')
            .whereRef('memberships.ranch_uuid', '=', 'ranches.uuid')
            .where('user_uuid', '!=', userUuid),
        ),
      ),
    )
    .returning('uuid as ranch_uuid')
    .execute();
  // What they wrote down may be a million rows, and follows in batches.
  if (gone.length > 0) await trx.insertInto('ranches_gone').values(gone).execute();
}

/** Makes the longest-standing member of the highest role the owner of a ranch that has none. */
export async function appointOwner(trx: Db, ranchUuid: string): Promise<void> {
  await sql`
    update memberships set role = 'owner'
    where ranch_uuid = ${ranchUuid}
      and not exists (select from memberships where ranch_uuid = ${ranchUuid} and role = 'owner')
      and user_uuid = (
        select user_uuid from memberships where ranch_uuid = ${ranchUuid}
        order by array_position(array['manager', 'member', 'viewer'], role), joined_at, user_uuid limit 1
      )`.execute(trx);
}
