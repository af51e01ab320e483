import { sql } from 'kysely';
import type { KeyUse } from '@contract/keys/keyUse';
import { KEY_USE_DAYS } from '@contract/http/limits';
import type { Db } from '../../db/Database';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const keptSince = (now: Date): Date => new Date(now.getTime() - KEY_USE_DAYS * DAY_MS);

/** Calls of a key from one address. */
interface Calls {
  now: Date;
  address: string;
  /** How many: 1 when left out. */
  calls?: number;
}

/** Counts a call of a key, or several, and notes to the hour when and from where they came. */
export async function noteCall(db: Db, keyUuid: string, { now, address, calls = 1 }: Calls) {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  await sql`
    with day as (
      insert into api_key_days as kept (key_uuid, day, calls) values (${keyUuid}, ${dayOf(now)}, ${calls})
      on conflict (key_uuid, day) do update set calls = kept.calls + excluded.calls
    ), place as (
      insert into api_key_addresses as kept (key_uuid, address, last_used_at) values (${keyUuid}, ${address}, ${now})
      on conflict (key_uuid, address) do update set last_used_at = excluded.last_used_at
        where kept.last_used_at <= ${hourAgo}
    )
    update api_keys set last_used_at = ${now}
    where uuid = ${keyUuid} and last_used_at <= ${hourAgo}`.execute(db);
}

/** Notes that a key that never was used is used now; false for all calls but one. */
export async function noteFirstUse(trx: Db, keyUuid: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('uuid', '=', keyUuid)
    .where('last_used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Notes with which code calls of a key, which were counted, were refused. */
export async function noteRefusal(db: Db, keyUuid: string, code: string, { now, calls = 1 }: Omit<Calls, 'address'>) {
  await sql`
    update api_key_days set refused = refused + ${calls}::int, last_refused_at = ${now}, last_refusal = ${code}
    where key_uuid = ${keyUuid} and day = ${dayOf(now)}`.execute(db);
}

/** What is seen of a key's use in the last 30 days, the newest first; undefined when the ranch has no such key. */
export async function findUse(db: Db, ranchUuid: string, keyUuid: string, now: Date): Promise<KeyUse | undefined> {
  const since = keptSince(now);
  const { rows } = await sql<KeyUse>`
    select
      coalesce((select json_agg(json_build_object('day', day, 'calls', calls, 'refused', refused) order by day desc)
        from api_key_days where key_uuid = key.uuid and day > ${dayOf(since)}), '[]') as days,
      coalesce((select json_agg(address order by last_used_at desc, address)
        from api_key_addresses where key_uuid = key.uuid and last_used_at > ${since}), '[]') as addresses,
      (select json_build_object('code', last_refusal,
          'at', to_char(last_refused_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from api_key_days where key_uuid = key.uuid and day > ${dayOf(since)} and last_refusal is not null
        order by day desc limit 1) as last_refusal
    from api_keys key where ranch_uuid = ${ranchUuid} and uuid = ${keyUuid}`.execute(db);
  return rows[0];
}

/** Deletes what is older than what is shown. */
export async function deleteOldUse(db: Db, now: Date): Promise<void> {
  const since = keptSince(now);
  await db.deleteFrom('api_key_days').where('day', '<=', dayOf(since)).execute();
  await db.deleteFrom('api_key_addresses').where('last_used_at', '<=', since).execute();
}
