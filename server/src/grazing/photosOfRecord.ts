import type { RecordDataByKind } from '@contract/grazing/records';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/Database';
import { NIL } from './recordSlices';

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

/** A photo with the names of what it is about, as a list of photos tells it. */
export interface NamedPhoto extends Pick<RecordDataByKind['photo'], 'at' | 'sha256' | 'caption' | 'point'> {
  uuid: string;
  paddock: string | null;
  herd: string | null;
  /** Of what it is a photo, where that has a name. */
  subject: string | null;
  person: string | null;
}

/** The next photos of a ranch behind one of them, the earliest first, with the names of today. */
export async function findNamedPhotos(
  db: Db,
  ranchUuid: string,
  behind: Pick<NamedPhoto, 'at' | 'uuid'> | undefined,
  limit: number,
): Promise<NamedPhoto[]> {
  const { rows } = await sql<NamedPhoto>`
    select photo.uuid, photo.data ->> 'at' as at, photo.data ->> 'sha256' as sha256, photo.data ->> 'caption' as caption,
      nullif(photo.data -> 'point', 'null') as point,
      paddock.data ->> 'name' as paddock, herd.data ->> 'name' as herd, subject.data ->> 'name' as subject, person
    from (
      select uuid, data from records
      where ranch_uuid = ${ranchUuid} and kind = 'photo' and not deleted
        and (data ->> 'at', uuid) > (${behind?.at ?? ''}, ${behind?.uuid ?? NIL})
      order by data ->> 'at', uuid limit ${limit}
    ) as photo
    left join records subject
      on subject.ranch_uuid = ${ranchUuid} and subject.uuid = (photo.data ->> 'subject_uuid')::uuid
    left join records paddock on paddock.ranch_uuid = ${ranchUuid} and paddock.uuid = coalesce(
      photo.data ->> 'paddock_uuid', subject.data ->> 'paddock_uuid', case subject.kind when 'paddock' then subject.uuid::text end
    )::uuid
    left join records herd on herd.ranch_uuid = ${ranchUuid} and herd.uuid = coalesce(
      subject.data ->> 'herd_uuid', case subject.kind when 'herd' then subject.uuid::text end
    )::uuid
    left join lateral (
      select users.full_name as person from record_versions version
      join record_groups written on written.ranch_uuid = version.ranch_uuid and written.uuid = version.group_uuid
      join users on users.uuid = written.sender_uuid
      where version.ranch_uuid = ${ranchUuid} and version.uuid = photo.uuid
      order by version.revision limit 1
    ) as writer on true
    order by photo.data ->> 'at', photo.uuid`.execute(db);
  return rows;
}

/** What files of a ranch are named by, as JSON: its name, and the zone of its days. @param ranchUuid as it is in SQL */
export const namingOf = (ranchUuid: RawBuilder<unknown>) => sql<{ name: string; time_zone: string | null }>`
  (
    select json_build_object('name', ranches.name, 'time_zone', settings.data ->> 'time_zone')
    from ranches
    left join records settings on settings.ranch_uuid = ranches.uuid and settings.uuid = ranches.uuid
    where ranches.uuid = ${ranchUuid}
  )`;
