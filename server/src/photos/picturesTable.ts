import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/Database';
import { namesPicture } from '../grazing';

interface Picture {
  ranch_uuid: string;
  sha256: string;
  is_picture: boolean;
  bytes: number;
  stored_at: Date;
}

/** A picture's state on a ranch, as JSON: whether a photo names it, and what came; null where nothing has. */
export interface PictureState {
  named: boolean;
  came: 'picture' | 'other' | null;
}

/** @param ranchUuid of the ranch, as it is in SQL */
export const pictureState = (ranchUuid: RawBuilder<unknown>, sha256: string) => sql<PictureState>`
  json_build_object(
    'named', ${namesPicture(ranchUuid, sql`${sha256}::text`)},
    'came', (
      select case when is_picture then 'picture' else 'other' end from pictures
      where ranch_uuid = ${ranchUuid} and sha256 = ${sha256}::text
    )
  )`;

/** Notes what came of a picture. One that came before is the same file, and stays a picture where it was one. */
export async function insertPicture(db: Db, picture: Picture): Promise<void> {
  await db
    .insertInto('pictures')
    .values({ ...picture, unnamed_since: null })
    .onConflict((conflict) =>
      conflict
        .columns(['ranch_uuid', 'sha256'])
        .doUpdateSet((row) => ({
          is_picture: row.ref('excluded.is_picture'),
          bytes: row.ref('excluded.bytes'),
          stored_at: row.ref('excluded.stored_at'),
        }))
        .where(sql.ref('excluded.is_picture'), '=', true),
    )
    .execute();
}

/** What the pictures of a ranch take, in bytes. */
export async function bytesOf(db: Db, ranchUuid: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::bigint as bytes from pictures where ranch_uuid = ${ranchUuid}`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Notes since when pictures are named by no photo that is there, and that others are named again. */
export async function markUnnamed(db: Db, now: Date): Promise<void> {
  const named = namesPicture(sql`pictures.ranch_uuid`, sql`pictures.sha256`);
  await sql`update pictures set unnamed_since = ${now} where unnamed_since is null and not ${named}`.execute(db);
  await sql`update pictures set unnamed_since = null where unnamed_since is not null and ${named}`.execute(db);
}

/** Lets the next sweep delete a picture that no photo names which is there, without the days that a deleted one is kept. */
export async function forgetPicture(db: Db, ranchUuid: string, sha256: string): Promise<void> {
  const named = namesPicture(sql`pictures.ranch_uuid`, sql`pictures.sha256`);
  await sql`
    update pictures set unnamed_since = to_timestamp(0)
    where ranch_uuid = ${ranchUuid} and sha256 = ${sha256} and not ${named}`.execute(db);
}

interface Key {
  ranch_uuid: string;
  sha256: string;
}

/** Pictures that no photo has named since then, and those of ranches that are gone: at most so many. */
export async function findForgotten(db: Db, then: Date, most: number): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select ranch_uuid, sha256 from pictures
    where unnamed_since <= ${then} or not exists (select from ranches where ranches.uuid = pictures.ranch_uuid)
    limit ${most}`.execute(db);
  return rows;
}

export async function deletePicture(db: Db, { ranch_uuid, sha256 }: Key): Promise<void> {
  await db.deleteFrom('pictures').where('ranch_uuid', '=', ranch_uuid).where('sha256', '=', sha256).execute();
}

/** Which of these hashes are those of pictures that have come. */
export async function findCame(db: Db, ranchUuid: string, sha256s: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('pictures')
    .select('sha256')
    .where('ranch_uuid', '=', ranchUuid)
    .where('is_picture', '=', true)
    .where('sha256', 'in', sha256s)
    .execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}
