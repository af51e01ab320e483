import { sql } from 'kysely';
import type { Db } from '../db/Database';

/** A picture that is on its way. */
export interface Upload {
  uuid: string;
  ranch_uuid: string;
  user_uuid: string;
  photo_uuid: string;
  sha256: string;
  bytes: number;
  began_at: Date;
  /** When all of it was kept as a picture; null while it is on its way. */
  kept_at: Date | null;
}

export async function insertUpload(db: Db, upload: Upload): Promise<void> {
  await db.insertInto('uploads').values(upload).execute();
}

/** An upload of that person to that ranch; undefined for anybody else's. */
export function findUpload(db: Db, { uuid, ranch_uuid, user_uuid }: Pick<Upload, 'uuid' | 'ranch_uuid' | 'user_uuid'>) {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('ranch_uuid', '=', ranch_uuid)
    .where('user_uuid', '=', user_uuid)
    .executeTakeFirst();
}

/** The uploads of a person on all ranches, oldest first: those on their way, and those that were kept. */
export function findUploadsOf(db: Db, userUuid: string): Promise<Upload[]> {
  return db.selectFrom('uploads').selectAll().where('user_uuid', '=', userUuid).orderBy('began_at').execute();
}

/** @returns false where it was gone already */
export async function deleteUpload(db: Db, uuid: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('uploads').where('uuid', '=', uuid).executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Notes that all of an upload was kept as a picture.
 *
 * @returns false where it was gone already
 */
export async function noteKept(db: Db, uuid: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ kept_at: now })
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets the uploads that were kept and began by then, and those whose picture has been deleted. */
export async function forgetKept(db: Db, then: Date): Promise<void> {
  await sql`
    delete from uploads where kept_at is not null and (began_at <= ${then} or not exists (
      select from pictures where pictures.ranch_uuid = uploads.ranch_uuid and pictures.sha256 = uploads.sha256
    ))`.execute(db);
}

/** Those of the uploads that are on their way. */
export async function findOpen(db: Db, uuids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('uploads')
    .select('uuid')
    .where('uuid', 'in', uuids)
    .where('kept_at', 'is', null)
    .execute();
  return new Set(rows.map(({ uuid }) => uuid));
}

/** Uploads on their way that began by then. */
export function findUploadsUntil(db: Db, then: Date): Promise<Upload[]> {
  return db.selectFrom('uploads').selectAll().where('began_at', '<=', then).where('kept_at', 'is', null).execute();
}
