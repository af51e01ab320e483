import { sql } from 'kysely';
import type { Db } from '../../db/Database';
import type { Reader } from '../../mail/Mail';
import type { KeyToLog } from './keysTable';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long before its end those are told whom it concerns. */
const TOLD_BEFORE_MS = 14 * DAY_MS;
/** For so long a key that has ended is still listed. */
const LISTED_MS = 30 * DAY_MS;

/** A key that ends within 14 days, with the people who are told. */
export interface EndingKey {
  uuid: string;
  ranch_uuid: string;
  ranch_name: string;
  source: string;
  expires_at: Date;
  /** Its maker and the owners, once each. */
  readers: (Reader & { language: Reader['language'] | null })[];
}

/** Keys about whose end nobody was told, the first to end first. One that was made to last no longer than 14 days is left out. */
export async function findEnding(db: Db, now: Date, most: number): Promise<{ uuid: string }[]> {
  const soon = new Date(now.getTime() + TOLD_BEFORE_MS);
  const { rows } = await sql<{ uuid: string }>`
    select uuid from api_keys
    where expires_at > ${now} and expires_at <= ${soon} and end_told_at is null and end_noted_at is null
      and expires_at - created_at > make_interval(secs => ${TOLD_BEFORE_MS / 1000})
    order by expires_at, uuid limit ${most}`.execute(db);
  return rows;
}

/** Notes that people are told of a key's end; undefined when another process does. */
export async function noteTold(trx: Db, uuid: string, now: Date): Promise<EndingKey | undefined> {
  const { rows } = await sql<EndingKey>`
    with told as (
      update api_keys set end_told_at = ${now} where uuid = ${uuid} and end_told_at is null
      returning uuid, ranch_uuid, source_uuid, made_by, expires_at
    )
    select told.uuid, told.ranch_uuid, ranches.name as ranch_name, api_sources.name as source, told.expires_at, (
        select json_agg(json_build_object('email', email, 'first_name', first_name, 'language', language) order by email)
        from users join memberships on memberships.user_uuid = users.uuid and memberships.ranch_uuid = told.ranch_uuid
        where memberships.role = 'owner' or users.uuid = told.made_by
      ) as readers
    from told
    join ranches on ranches.uuid = told.ranch_uuid
    join api_sources on api_sources.uuid = told.source_uuid`.execute(trx);
  const [row] = rows;
  return row && { ...row, readers: row.readers ?? [] };
}

/** Marks keys whose end has come, at most this many, and answers them with when that was: each once, however many processes ask. */
export async function takeEnded(trx: Db, now: Date, most: number): Promise<(KeyToLog & { expires_at: Date })[]> {
  const { rows } = await sql<KeyToLog & { expires_at: Date }>`
    update api_keys set end_noted_at = ${now}
    where uuid in (
      select uuid from api_keys where expires_at <= ${now} and end_noted_at is null
      order by expires_at limit ${most} for update skip locked)
    returning uuid, ranch_uuid, scopes, kinds, others, expires_at, made_by, (
      select json_build_object('uuid', source.uuid, 'name', source.name) from api_sources source
      where source.uuid = source_uuid) as source`.execute(trx);
  return rows;
}

/** Deletes keys that ended long ago; what they wrote stays their source's. */
export async function deleteEnded(db: Db, now: Date): Promise<void> {
  const long = new Date(now.getTime() - LISTED_MS);
  await db.deleteFrom('api_keys').where('expires_at', '<=', long).where('end_noted_at', 'is not', null).execute();
}
