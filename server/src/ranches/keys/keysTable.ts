import type { KeyMe, KeySource } from '@contract/keys/apiKey';
import type { KeyKind } from '@contract/keys/keyKinds';
import type { KeyOthers, KeyScope } from '@contract/keys/keyScopes';
import type { Role } from '@contract/ranches/rights';
import type { Language } from '@domain/language/languages';
import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Database, Db } from '../../db/Database';

type NewKey = Omit<Insertable<Database['api_keys']>, 'last_used_at' | 'off_since' | 'end_told_at' | 'end_noted_at'>;

export async function insertKey(trx: Db, key: NewKey) {
  await trx.insertInto('api_keys').values(key).execute();
}

/** How many keys a ranch has, and of these good ones of a source. True for as long as the ranch is locked (`lockRanch`). */
export async function countKeys(trx: Db, ranchUuid: string, sourceUuid: string | null, now: Date) {
  const { rows } = await sql<{ all: number; ofSource: number }>`
    select count(*) as "all",
      count(*) filter (where source_uuid = ${sourceUuid}::uuid and off_since is null
        and (expires_at is null or expires_at > ${now})) as "ofSource"
    from api_keys where ranch_uuid = ${ranchUuid}`.execute(trx);
  return rows[0] ?? { all: 0, ofSource: 0 };
}

/** The keys of a ranch with what they are for and who made them, the newest first. */
export async function findKeys(db: Db, ranchUuid: string) {
  return db
    .selectFrom('api_keys')
    .innerJoin('api_sources', 'api_sources.uuid', 'api_keys.source_uuid')
    .innerJoin('users', 'users.uuid', 'api_keys.made_by')
    .select(['api_keys.uuid', 'api_keys.source_uuid', 'api_sources.name as source_name', 'api_keys.prefix'])
    .select(['api_keys.scopes', 'api_keys.kinds', 'api_keys.others', 'users.full_name as made_by'])
    .select(['api_keys.created_at', 'api_keys.expires_at', 'api_keys.off_since', 'api_keys.last_used_at'])
    .where('api_keys.ranch_uuid', '=', ranchUuid)
    .orderBy('api_keys.created_at', 'desc')
    .orderBy('api_keys.uuid')
    .execute();
}

export type KeyRow = Awaited<ReturnType<typeof findKeys>>[number];

/** A key that was found by its hash, with its maker on the ranch. */
export interface FoundKey {
  uuid: string;
  ranch_uuid: string;
  source: KeySource;
  prefix: string | null;
  scopes: KeyScope[];
  kinds: KeyKind[];
  others: KeyOthers;
  expires_at: Date | null;
  off_since: Date | null;
  last_used_at: Date | null;
  made_by: string;
  /** What its maker is on the ranch. */
  role: Role;
  /** What its maker reads; null while they have not chosen. */
  language: Language | null;
}

/** A key as the log tells of it. */
export type KeyToLog = Pick<
  FoundKey,
  'uuid' | 'ranch_uuid' | 'source' | 'scopes' | 'kinds' | 'others' | 'expires_at' | 'made_by'
>;

/** A key by its hash, while its maker is on the ranch. One query for every call. */
export async function findKeyByHash(db: Db, keyHash: Buffer): Promise<FoundKey | undefined> {
  const { rows } = await sql<FoundKey>`
    select key.uuid, key.ranch_uuid, json_build_object('uuid', source.uuid, 'name', source.name) as source, key.prefix,
      key.scopes, key.kinds, key.others, key.expires_at, key.off_since, key.last_used_at, key.made_by, memberships.role,
      users.language
    from api_keys key
    join api_sources source on source.uuid = key.source_uuid
    join memberships on memberships.ranch_uuid = key.ranch_uuid and memberships.user_uuid = key.made_by
    join users on users.uuid = key.made_by
    where key.key_hash = ${keyHash}`.execute(db);
  return rows[0];
}

/** Whether a key of a ranch is good, as a column of another query: it may have ended since it was judged. */
export const keyIsGood = (ranchUuid: string, uuid: string) => sql<boolean>`exists (
  select from api_keys where ranch_uuid = ${ranchUuid} and uuid = ${uuid} and off_since is null)`;

const DELETED = sql`
  returning uuid, ranch_uuid, scopes, kinds, others, expires_at, made_by, (
    select json_build_object('uuid', source.uuid, 'name', source.name) from api_sources source
    where source.uuid = source_uuid) as source`;

/** Deletes a key of a ranch; undefined when it has none of that uuid. Call it while the ranch is locked: nothing that it sends is written after. */
export async function deleteKey(trx: Db, ranchUuid: string, uuid: string): Promise<KeyToLog | undefined> {
  const { rows } = await sql<KeyToLog>`
    delete from api_keys where uuid = ${uuid} and ranch_uuid = ${ranchUuid} ${DELETED}`.execute(trx);
  return rows[0];
}

/** Deletes the keys that a member has made for a ranch. Call it while the ranch is locked. */
export async function deleteKeysBy(trx: Db, ranchUuid: string, memberUuid: string): Promise<KeyToLog[]> {
  const { rows } = await sql<KeyToLog>`
    delete from api_keys where ranch_uuid = ${ranchUuid} and made_by = ${memberUuid} ${DELETED}`.execute(trx);
  return rows;
}

/** What a program is told of a ranch, as a column of another query. */
export const ranchForPrograms = (ranchUuid: RawBuilder<unknown>) => sql<KeyMe['ranch']>`(
  select json_build_object('uuid', ranches.uuid, 'name', name, 'time_zone', data ->> 'time_zone')
  from ranches left join records on records.ranch_uuid = ranches.uuid and records.uuid = ranches.uuid
  where ranches.uuid = ${ranchUuid})`;

/** Switches all keys off: a restored backup may have some that were revoked since. */
export async function switchKeysOff(trx: Db, at: Date): Promise<void> {
  await trx.updateTable('api_keys').set({ off_since: at }).where('off_since', 'is', null).execute();
}

/** Switches some of a ranch on again. */
export async function switchKeysOn(db: Db, ranchUuid: string, uuids: readonly string[]): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ off_since: null })
    .where('ranch_uuid', '=', ranchUuid)
    .where('uuid', 'in', uuids)
    .execute();
}
