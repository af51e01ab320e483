import { randomUUID } from 'node:crypto';
import type { Ranch } from '@contract/people/me';
import { DAY_MS, dayNumber, zoneOf } from '@domain/grazing/time';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/Database';

interface NewRanch {
  name: string;
  ownerUuid: string;
  trialEndsAt: Date;
  now: Date;
}

/** Makes a ranch with its owner and a trial; its record is begun by `foundRecords`. Call it in a transaction. */
export async function insertRanch(trx: Db, { name, ownerUuid, trialEndsAt, now }: NewRanch): Promise<string> {
  const uuid = randomUUID();
  await trx
    .insertInto('ranches')
    .values((build) => ({
      uuid,
      name,
      created_at: now,
      language: build.selectFrom('users').select('language').where('uuid', '=', ownerUuid),
    }))
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
 * Keeps a ranch for this transaction: others who lock it wait. Its seasons and members can be written all the
 * while. Undefined when there is no such ranch.
 */
export function lockRanch(trx: Db, uuid: string) {
  return trx
    .selectFrom('ranches')
    .select(['name', 'language'])
    .where('uuid', '=', uuid)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function setRanchName(db: Db, uuid: string, name: string): Promise<void> {
  await db.updateTable('ranches').set({ name }).where('uuid', '=', uuid).execute();
}

export interface RanchRow extends Omit<Ranch, 'current_season_uuid' | 'current_season_name'> {
  begun: { uuid: string; name: string; starts_on: string }[];
}

const tomorrow = (now: Date) => new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);

/**
 * A ranch as one of its members sees it, of `memberships` and `ranches`. `begun` are the latest seasons that may have
 * begun somewhere on earth: of those of one day each, three at most.
 */
const columns = (now: Date) => sql`
  ranches.uuid as ranch_uuid, ranches.name, memberships.role,
  (select data ->> 'time_zone' from records where ranch_uuid = ranches.uuid and uuid = ranches.uuid) as time_zone,
  (select coalesce(json_agg(season), '[]') from (
    select uuid, data ->> 'name' as name, data ->> 'starts_on' as starts_on from records
    where ranch_uuid = ranches.uuid and kind = 'season' and not deleted and data ->> 'starts_on' <= ${tomorrow(now)}
    order by data ->> 'starts_on' desc limit 3
  ) season) as begun,
  (select program from contracts where ranch_uuid = ranches.uuid order by created_at limit 1) as program`;

export const selectRanchesOf = (userUuid: RawBuilder<string>, now: Date) => sql<RanchRow>`
  select ${columns(now)} from memberships join ranches on ranches.uuid = memberships.ranch_uuid
  where memberships.user_uuid = ${userUuid} order by memberships.joined_at, ranches.uuid`;

/** The current season is the latest that has begun, by the day in the ranch's zone. */
function presentRanch({ begun, ...ranch }: RanchRow, now: Date): Ranch {
  const today = zoneOf(ranch.time_zone ?? null).dayOf(now.getTime());
  const current = begun.find(({ starts_on }) => dayNumber(starts_on) <= today);
  return { ...ranch, current_season_uuid: current?.uuid ?? null, current_season_name: current?.name ?? null };
}

export const presentRanches = (rows: readonly RanchRow[], now: Date): Ranch[] =>
  rows.map((row) => presentRanch(row, now));

/** A ranch as that user sees it at `now`, or undefined when they do not belong. */
export async function findRanchOf(db: Db, userUuid: string, ranchUuid: string, now: Date): Promise<Ranch | undefined> {
  const { rows } = await sql<RanchRow>`
    select ${columns(now)} from memberships join ranches on ranches.uuid = memberships.ranch_uuid
    where memberships.user_uuid = ${userUuid} and memberships.ranch_uuid = ${ranchUuid}`.execute(db);
  return presentRanches(rows, now)[0];
}

export function findSubscription(db: Db, ranchUuid: string) {
  return db
    .selectFrom('subscriptions')
    .select(['status', 'plan', 'trial_ends_at'])
    .where('ranch_uuid', '=', ranchUuid)
    .executeTakeFirst();
}
