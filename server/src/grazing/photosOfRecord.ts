import type { RecordDataByKind } from '@contract/grazing/records';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/Database';

/** Whether a photo that is not deleted has that picture. Both are texts of SQL. */
export const namesPicture = (ranchUuid: RawBuilder<unknown>, sha256: RawBuilder<unknown>) => sql<boolean>`
  exists (
    select from records
    where records.ranch_uuid = ${ranchUuid} and records.kind = 'photo' and not records.deleted
      and records.data ->> 'sha256' = ${sha256}
  )`;

type Photo = Pick<RecordDataByKind['photo'], 'sha256' | 'bytes'>;

/** What a photo that is not deleted says of its file, and whether an import wrote it; undefined where there is none. */
export async function findPhoto(
  db: Db,
  ranchUuid: string,
  uuid: string,
): Promise<(Photo & { isImported: boolean }) | undefined> {
  const { rows } = await sql<{ data: Photo; is_imported: boolean }>`
    select data, exists (
      select from record_versions version
      join record_groups written
        on written.ranch_uuid = version.ranch_uuid and written.uuid = version.group_uuid
      where version.ranch_uuid = records.ranch_uuid and version.uuid = records.uuid
        and written.import_uuid is not null
    ) as is_imported
    from records
    where ranch_uuid = ${ranchUuid} and uuid = ${uuid} and kind = 'photo' and not deleted`.execute(db);
  const [row] = rows;
  return row && { sha256: row.data.sha256, bytes: row.data.bytes, isImported: row.is_imported };
}
