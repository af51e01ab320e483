import { sql } from 'kysely';
import type { Db } from '../db/Database';
import type { PushSubscriptionRow } from '../db/NoticeTables';

/** A person's devices, the newest first. */
export function findDevices(db: Db, userUuid: string): Promise<PushSubscriptionRow[]> {
  return db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('user_uuid', '=', userUuid)
    .orderBy('created_at', 'desc')
    .orderBy('uuid')
    .execute();
}

export function findByEndpoint(db: Db, endpoint: string): Promise<PushSubscriptionRow | undefined> {
  return db.selectFrom('push_subscriptions').selectAll().where('endpoint', '=', endpoint).executeTakeFirst();
}

export async function insertDevice(db: Db, device: PushSubscriptionRow): Promise<void> {
  await db.insertInto('push_subscriptions').values(device).execute();
}

/** What a device has come to be: of another session, with other keys. */
export async function updateDevice(
  db: Db,
  uuid: string,
  changes: Partial<Omit<PushSubscriptionRow, 'uuid'>>,
): Promise<void> {
  await db.updateTable('push_subscriptions').set(changes).where('uuid', '=', uuid).execute();
}

/** Ends the notices of a device, with all that waits for it. */
export async function deleteDevice(db: Db, uuid: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('uuid', '=', uuid).execute();
}

/** @returns false where the person has no such device */
export async function deleteDeviceOf(db: Db, userUuid: string, uuid: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscriptions')
    .where('uuid', '=', uuid)
    .where('user_uuid', '=', userUuid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A device that was just paused, with the language of its person. */
export interface Paused {
  uuid: string;
  user_uuid: string;
  language: 'en' | 'es';
}

/** Pauses the devices whose session has expired by `now` or has not been used since `idleSince`. */
export async function pauseExpiredDevices(trx: Db, now: Date, idleSince: Date): Promise<Paused[]> {
  const { rows } = await sql<Paused>`
    update push_subscriptions set session_hash = null, paused_at = ${now}
    from sessions, users
    where sessions.token_hash = push_subscriptions.session_hash and users.uuid = push_subscriptions.user_uuid
      and (sessions.expires_at <= ${now} or sessions.last_used_at <= ${idleSince})
    returning push_subscriptions.uuid, users.uuid as user_uuid, coalesce(users.language, (
      select ranches.language from ranches join memberships on memberships.ranch_uuid = ranches.uuid
      where memberships.user_uuid = users.uuid order by joined_at limit 1
    ), 'en') as language`.execute(trx);
  return rows;
}

/** Pauses the devices of one session. */
export async function pauseDevicesOf(trx: Db, sessionHash: Buffer, now: Date): Promise<void> {
  await trx
    .updateTable('push_subscriptions')
    .set({ session_hash: null, paused_at: now })
    .where('session_hash', '=', sessionHash)
    .execute();
}

/** Forgets devices that were paused by then. */
export async function deletePausedUntil(db: Db, then: Date): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('paused_at', '<=', then).execute();
}
