import { sql } from 'kysely';
import type { Db } from '../db/Database';

/** Versions of a record before a revision, newest first, `data` as JSON, with the names of those who wrote them, of users who are there. */
export function findVersions(
  db: Db,
  ranchUuid: string,
  recordUuid: string,
  { before, limit }: { before: number; limit: number },
) {
  return db
    .selectFrom('record_versions as version')
    .innerJoin('record_groups as written', (join) =>
      join.onRef('written.ranch_uuid', '=', 'version.ranch_uuid').onRef('written.uuid', '=', 'version.group_uuid'),
    )
    .leftJoin('users as sender', 'sender.uuid', 'written.sender_uuid')
    .leftJoin('users as behalf', 'behalf.uuid', 'written.on_behalf_of')
    .select([
      'version.revision',
      sql<string | null>`version.data::text`.as('data'),
      'written.label',
      'written.applied_at',
    ])
    .select(['written.sender_uuid', 'sender.full_name as sender_name'])
    .select(['written.on_behalf_of', 'behalf.full_name as on_behalf_of_name'])
    .where('version.ranch_uuid', '=', ranchUuid)
    .where('version.uuid', '=', recordUuid)
    .where('version.revision', '<', before)
    .orderBy('version.revision', 'desc')
    .limit(limit)
    .execute();
}

/** What is told of a group: when it was applied, its words, and who wrote it. */
export interface WrittenRow {
  revision: number;
  label: string;
  applied_at: Date;
  sender_uuid: string | null;
  sender_name: string | null;
  on_behalf_of: string | null;
  on_behalf_of_name: string | null;
}

const WRITTEN = sql`
  written.label, written.applied_at, written.sender_uuid, sender.full_name as sender_name,
  written.on_behalf_of, behalf.full_name as on_behalf_of_name`;
const WRITERS = sql`
  left join users sender on sender.uuid = written.sender_uuid
  left join users behalf on behalf.uuid = written.on_behalf_of`;
/** What a deleted record was, as `last.data`. */
const LAST_DATA = sql`
  cross join lateral (
    select data from record_versions v
    where v.ranch_uuid = r.ranch_uuid and v.uuid = r.uuid and v.data is not null
    order by v.revision desc limit 1
  ) last`;

/** The same of a record and of all that name it, deleted ones too: one version for each group that wrote any of them. */
export async function findRelatedVersions(
  db: Db,
  ranchUuid: string,
  recordUuid: string,
  { before, limit }: { before: number; limit: number },
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    with related as (
      select ${recordUuid}::uuid as uuid
      union select uuid from records
        where ranch_uuid = ${ranchUuid} and not deleted and refers && array[${recordUuid}]::uuid[]
      union select r.uuid from records r ${LAST_DATA}
        where r.ranch_uuid = ${ranchUuid} and r.deleted
          and jsonb_path_exists(last.data, '$.** ? (@ == $of)', jsonb_build_object('of', ${recordUuid}::text))
    )
    select revision, stored::text as data, label, applied_at, sender_uuid, sender_name, on_behalf_of, on_behalf_of_name
    from (
      select distinct on (version.revision) version.revision, version.data as stored, ${WRITTEN}
      from related
        join record_versions version on version.ranch_uuid = ${ranchUuid} and version.uuid = related.uuid
        join record_groups written on written.ranch_uuid = ${ranchUuid} and written.uuid = version.group_uuid
        ${WRITERS}
      where version.revision < ${before}
      order by version.revision desc, version.uuid = ${recordUuid}::uuid desc
      limit ${limit}
    ) as one order by revision desc`.execute(db);
  return rows;
}

/** What a group deleted; `records` is JSON, or null where there are more than `most`. */
export interface DeletedRow extends WrittenRow {
  count: number;
  records: string | null;
}

/** Groups before a revision that deleted what nobody has brought back, the latest first, with what it was. */
export async function findDeleted(
  db: Db,
  ranchUuid: string,
  { before, limit, most }: { before: number; limit: number; most: number },
): Promise<DeletedRow[]> {
  const { rows } = await sql<DeletedRow>`
    with page as (
      select revision, count(*)::int as count, (array_agg(uuid))[1] as uuid from records
      where ranch_uuid = ${ranchUuid} and deleted and revision < ${before}
      group by revision order by revision desc limit ${limit}
    )
    select page.revision, page.count, ${WRITTEN}, (
      select json_agg(json_build_object('kind', r.kind, 'uuid', r.uuid, 'data', last.data) order by r.uuid)::text
      from records r ${LAST_DATA}
      where r.ranch_uuid = ${ranchUuid} and r.deleted and r.revision = page.revision and page.count <= ${most}
    ) as records
    from page
      join record_versions version
        on version.ranch_uuid = ${ranchUuid} and version.uuid = page.uuid and version.revision = page.revision
      join record_groups written on written.ranch_uuid = ${ranchUuid} and written.uuid = version.group_uuid
      ${WRITERS}
    order by page.revision desc`.execute(db);
  return rows;
}

export type VersionRow = Awaited<ReturnType<typeof findVersions>>[number];
