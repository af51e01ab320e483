import type { KeyScope } from '@contract/ranches/exportKey';
import type { Role } from '@contract/ranches/rights';
import type { Language } from '@domain/language/languages';
import { sql, type Insertable } from 'kysely';
import type { Database, Db } from '../db/Database';

export async function insertKey(trx: Db, key: Omit<Insertable<Database['export_keys']>, 'last_used_at'>) {
  await trx.insertInto('export_keys').values(key).execute();
}

/** How many keys a ranch has. It stays true for as long as the transaction keeps the ranch (`lockRanch`). */
export async function countKeys(trx: Db, ranchUuid: string): Promise<number> {
  const { keys } = await trx
    .selectFrom('export_keys')
    .select((build) => build.fn.countAll<number>().as('keys'))
    .where('ranch_uuid', '=', ranchUuid)
    .executeTakeFirstOrThrow();
  return keys;
}

/** The keys of a ranch with who made them, the newest first. */
export function findKeys(db: Db, ranchUuid: string) {
  return db
    .selectFrom('export_keys')
    .innerJoin('users', 'users.uuid', 'export_keys.made_by')
    .select(['export_keys.uuid', 'export_keys.name', 'export_keys.scope', 'users.full_name as made_by'])
    .select(['export_keys.created_at', 'export_keys.last_used_at'])
    .where('export_keys.ranch_uuid', '=', ranchUuid)
    .orderBy('export_keys.created_at', 'desc')
    .orderBy('export_keys.uuid')
    .execute();
}

export type KeyRow = Awaited<ReturnType<typeof findKeys>>[number];

interface Opening {
  uuid: string;
  scope: KeyScope;
  last_used_at: Date | null;
  made_by: string;
  /** What its maker is on the ranch. */
  role: Role;
  /** What its maker reads; null while they have not chosen. */
  language: Language | null;
}

/** A key of this ranch by its hash, while its maker is on the ranch. One query for every reading. */
export async function findOpening(db: Db, ranchUuid: string, keyHash: Buffer): Promise<Opening | undefined> {
  const { rows } = await sql<Opening>`
    select export_keys.uuid, export_keys.scope, export_keys.last_used_at, export_keys.made_by, memberships.role,
      users.language
    from export_keys
    join memberships on memberships.ranch_uuid = export_keys.ranch_uuid and memberships.user_uuid = export_keys.made_by
    join users on users.uuid = export_keys.made_by
    where export_keys.key_hash = ${keyHash} and export_keys.ranch_uuid = ${ranchUuid}`.execute(db);
  return rows[0];
}

/** Notes that a key was used. Of several readings at once one writes. */
export async function touchKey(db: Db, uuid: string, now: Date, staleSince: Date): Promise<void> {
  await db
    .updateTable('export_keys')
    .set({ last_used_at: now })
    .where('uuid', '=', uuid)
    .where((where) => where.or([where('last_used_at', 'is', null), where('last_used_at', '<=', staleSince)]))
    .execute();
}

/** Deletes a key of a ranch; false when it has none of that uuid. */
export async function deleteKey(db: Db, ranchUuid: string, uuid: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('export_keys')
    .where('uuid', '=', uuid)
    .where('ranch_uuid', '=', ranchUuid)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Deletes the keys that a member has made for a ranch. Call it while the ranch is locked. */
export async function deleteKeysBy(trx: Db, ranchUuid: string, memberUuid: string): Promise<void> {
  await trx.deleteFrom('export_keys').where('ranch_uuid', '=', ranchUuid).where('made_by', '=', memberUuid).execute();
}
