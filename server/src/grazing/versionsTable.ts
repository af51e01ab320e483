import type { Said } from '@contract/grazing/said';
import { RECORDS_PAGE_MAX_BYTES } from '@contract/http/limits';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/Database';
import { dataAsRead } from './readData';
import { SLICE_BYTES, type RecordJsonRow } from './recordSlices';

/** What is told of a group: when it was applied, its words, who wrote it, from whose file, and by a key of what. */
export interface WrittenRow {
  revision: number;
  group_uuid: string;
  label: string;
  label_erased: boolean;
  said: Said | null;
  applied_at: Date;
  sender_uuid: string | null;
  sender_name: string | null;
  on_behalf_of: string | null;
  on_behalf_of_name: string | null;
  file_of: string | null;
  file_of_name: string | null;
  source_uuid: string | null;
  source_name: string | null;
}

/** All of that but the revision, of a group `written`, beside the joins that find the names. */
export const WRITTEN = sql`
  written.uuid as group_uuid, written.label, written.erased_label_sha256 is not null as label_erased, written.said,
  written.applied_at, written.sender_uuid, sender.full_name as sender_name,
  written.on_behalf_of, behalf.full_name as on_behalf_of_name,
  written.file_of, file_owner.full_name as file_of_name, written.source_uuid, source.name as source_name`;
export const WRITERS = sql`
  left join users sender on sender.uuid = written.sender_uuid
  left join users behalf on behalf.uuid = written.on_behalf_of
  left join users file_owner on file_owner.uuid = written.file_of
  left join api_sources source on source.uuid = written.source_uuid`;
/** What a deleted record was, as `last.data`; null where that was erased. */
const LAST_DATA = sql`
  cross join lateral (
    select data from record_versions v
    where v.ranch_uuid = r.ranch_uuid and v.uuid = r.uuid and (v.data is not null or v.erased_sha256 is not null)
    order by v.revision desc limit 1
  ) last`;

const ERASED = sql`version.erased_sha256 is not null as erased`;

/** What a version `version` of a record `own` was. */
const VERSION_DATA = dataAsRead(sql`own.kind`, sql`version.data`);

/** Where a page begins, and how many rows are looked for. */
interface Page {
  before: number;
  limit: number;
}

/** A version, its `data` as JSON; `found` is how many there would be in a page without a limit of bytes. */
export interface VersionRow extends WrittenRow {
  /** Of which record. */
  uuid: string;
  data: string | null;
  erased: boolean;
  found: number;
}

type FindVersions = (db: Db, ranchUuid: string, recordUuid: string, page: Page) => Promise<VersionRow[]>;

/** Of versions that `asked` finds, newest first, as many as fit into the bytes of a page; the first one always. */
async function fitting(db: Db, asked: RawBuilder<unknown>): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select * from (
      select *, (count(*) over ())::int as found, sum(coalesce(octet_length(data), 0)) over (
        order by revision desc rows between unbounded preceding and 1 preceding) as bytes_before
      from (${asked}) as asked
    ) as sized
    where bytes_before is null or bytes_before < ${RECORDS_PAGE_MAX_BYTES}
    order by revision desc`.execute(db);
  return rows;
}

/** Versions of a record before a revision, newest first, with the names of those who wrote them, of users who are there. */
export const findVersions: FindVersions = (db, ranchUuid, recordUuid, { before, limit }) =>
  fitting(
    db,
    sql`
      select version.revision, version.uuid, (${VERSION_DATA})::text as data, ${ERASED}, ${WRITTEN}
      from record_versions version
        join records own on own.ranch_uuid = version.ranch_uuid and own.uuid = version.uuid
        join record_groups written on written.ranch_uuid = version.ranch_uuid and written.uuid = version.group_uuid
        ${WRITERS}
      where version.ranch_uuid = ${ranchUuid} and version.uuid = ${recordUuid} and version.revision < ${before}
      order by version.revision desc limit ${limit}`,
  );

/** The same of a record and of all that name it, deleted ones too: one version for each group that wrote any of them. */
export const findRelatedVersions: FindVersions = (db, ranchUuid, recordUuid, { before, limit }) =>
  fitting(
    db,
    sql`
    with related as (
      select ${recordUuid}::uuid as uuid
      union select uuid from records
        where ranch_uuid = ${ranchUuid} and not deleted and refers && array[${recordUuid}]::uuid[]
      union select r.uuid from records r ${LAST_DATA}
        where r.ranch_uuid = ${ranchUuid} and r.deleted
          and jsonb_path_exists(last.data, '$.** ? (@ == $of)', jsonb_build_object('of', ${recordUuid}::text))
    )
    select revision, uuid, stored::text as data, erased, group_uuid, label, label_erased, said, applied_at, sender_uuid,
      sender_name, on_behalf_of, on_behalf_of_name, file_of, file_of_name, source_uuid, source_name
    from (
      select distinct on (version.revision)
        version.revision, version.uuid, ${VERSION_DATA} as stored, ${ERASED}, ${WRITTEN}
      from related
        join record_versions version on version.ranch_uuid = ${ranchUuid} and version.uuid = related.uuid
        join records own on own.ranch_uuid = version.ranch_uuid and own.uuid = version.uuid
        join record_groups written on written.ranch_uuid = ${ranchUuid} and written.uuid = version.group_uuid
        ${WRITERS}
      where version.revision < ${before}
      order by version.revision desc, version.uuid = ${recordUuid}::uuid desc
      limit ${limit}
    ) as one`,
  );

/** A group, and how many records it deleted that nobody has brought back. */
export interface DeletedRow extends WrittenRow {
  count: number;
  /** Of how many the content was erased. */
  erased: number;
}

/** Of how many records that a page's revision deleted the last content was erased. Few are: all of the ranch are looked at. */
const ERASED_COUNT = sql`(
  select count(*)::int from record_versions gone
    join records r on r.ranch_uuid = gone.ranch_uuid and r.uuid = gone.uuid
  where gone.ranch_uuid = version.ranch_uuid and gone.erased_sha256 is not null
    and r.deleted and r.revision = page.revision and gone.revision = (
      select max(v.revision) from record_versions v
      where v.ranch_uuid = gone.ranch_uuid and v.uuid = gone.uuid and v.revision < r.revision
    )
)`;

/** Groups before a revision that deleted what nobody has brought back, the latest first. */
export async function findDeleted(db: Db, ranchUuid: string, { before, limit }: Page): Promise<DeletedRow[]> {
  const { rows } = await sql<DeletedRow>`
    with page as (
      select revision, count(*)::int as count, (array_agg(uuid))[1] as uuid from records
      where ranch_uuid = ${ranchUuid} and deleted and revision < ${before}
      group by revision order by revision desc limit ${limit}
    )
    select page.revision, page.count, ${ERASED_COUNT} as erased, ${WRITTEN}
    from page
      join record_versions version
        on version.ranch_uuid = ${ranchUuid} and version.uuid = page.uuid and version.revision = page.revision
      join record_groups written on written.ranch_uuid = ${ranchUuid} and written.uuid = version.group_uuid
      ${WRITERS}
    order by page.revision desc`.execute(db);
  return rows;
}

/** Of what one revision deleted and nobody has brought back the next records behind an id, as many as fit into a slice. */
export async function findDeletedRecords(
  db: Db,
  ranchUuid: string,
  revision: number,
  behind: string,
): Promise<RecordJsonRow[]> {
  const { rows } = await sql<RecordJsonRow>`
    select uuid, json_build_object('kind', kind, 'uuid', uuid, 'data', ${dataAsRead(sql`kind`, sql`data`)})::text as json
    from (
      select r.uuid, r.kind, last.data, sum(pg_column_size(last.data)) over (
        order by r.uuid rows between unbounded preceding and 1 preceding) as bytes_before
      from records r ${LAST_DATA}
      where r.ranch_uuid = ${ranchUuid} and r.deleted and r.revision = ${revision} and r.uuid > ${behind}
        and last.data is not null
    ) as sized
    where bytes_before is null or bytes_before < ${SLICE_BYTES}
    order by uuid`.execute(db);
  return rows;
}
