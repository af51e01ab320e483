import { randomUUID } from 'node:crypto';
import type { Db } from './Database';

interface NewRanch {
  name: string;
  ownerUuid: string;
  seasonName: string;
  trialEndsAt: Date;
  now: Date;
}

/** Makes a ranch with its owner, its first season as the current one and a trial. Call it in a transaction. */
export async function insertRanch(
  trx: Db,
  { name, ownerUuid, seasonName, trialEndsAt, now }: NewRanch,
): Promise<string> {
  const uuid = randomUUID();
  const seasonUuid = randomUUID();
  await trx.insertInto('ranches').values({ uuid, name, current_season_uuid: seasonUuid, created_at: now }).execute();
  await trx
    .insertInto('seasons')
    .values({ uuid: seasonUuid, ranch_uuid: uuid, name: seasonName, created_at: now })
    .execute();
  await trx
    .insertInto('memberships')
    .values({ ranch_uuid: uuid, user_uuid: ownerUuid, role: 'owner', joined_at: now })
    .execute();
  await trx
    .insertInto('subscriptions')
    .values({ ranch_uuid: uuid, status: 'trial', plan: 'trial', trial_ends_at: trialEndsAt })
    .execute();
  return uuid;
}

/**
 * Keeps a ranch for this transaction: whoever else asks for it waits. Its seasons and members can be written all the
 * while. Undefined when there is no such ranch.
 */
export function lockRanch(trx: Db, uuid: string) {
  return trx.selectFrom('ranches').select('name').where('uuid', '=', uuid).forNoKeyUpdate().executeTakeFirst();
}

export async function renameRanch(db: Db, uuid: string, name: string): Promise<void> {
  await db.updateTable('ranches').set({ name }).where('uuid', '=', uuid).execute();
}

function selectRanchesOf(db: Db, userUuid: string) {
  return db
    .selectFrom('memberships')
    .innerJoin('ranches', 'ranches.uuid', 'memberships.ranch_uuid')
    .leftJoin('seasons', 'seasons.uuid', 'ranches.current_season_uuid')
    .select(['ranches.uuid as ranch_uuid', 'ranches.name', 'memberships.role'])
    .select(['seasons.uuid as current_season_uuid', 'seasons.name as current_season_name'])
    .where('memberships.user_uuid', '=', userUuid);
}

/** The ranches a user belongs to, in the order of joining. */
export function findRanchesOf(db: Db, userUuid: string) {
  return selectRanchesOf(db, userUuid).orderBy('memberships.joined_at').orderBy('ranches.uuid').execute();
}

/** A ranch as that user sees it, or undefined when they do not belong. */
export function findRanchOf(db: Db, userUuid: string, ranchUuid: string) {
  return selectRanchesOf(db, userUuid).where('ranches.uuid', '=', ranchUuid).executeTakeFirst();
}

export function findSubscription(db: Db, ranchUuid: string) {
  return db
    .selectFrom('subscriptions')
    .select(['status', 'plan', 'trial_ends_at'])
    .where('ranch_uuid', '=', ranchUuid)
    .executeTakeFirst();
}
