import type { RecordKind } from '@contract/grazing/records';
import { sql, type RawBuilder } from 'kysely';
import { anyOf } from '../db/anyOf';
import type { Db } from '../db/Database';
import { dataAsRead } from './readData';

/** A record as it stands; `data` null is a deleted one. */
export interface StoredRecord {
  uuid: string;
  kind: RecordKind;
  revision: number;
  data: object | null;
  changed_at: Date;
  changed_by: string | null;
  /** The source whose key made it; null: a person did. */
  made_by_source: string | null;
}

const COLUMNS = ['uuid', 'kind', 'revision', 'data', 'changed_at', 'changed_by', 'made_by_source'] as const;

/** Which records a group is judged by. None is in two of the lists. */
export interface Names {
  /** With all their data: those that change. */
  whole: readonly string[];
  /** With the fields alone that deletions and subdivisions are judged by. */
  judged: readonly string[];
  /** Whether they are there, and what kind they are: `data` is empty. Hundreds of thousands may be named. */
  named: readonly string[];
}

const COLUMNS_OF = (ranchUuid: string, data: RawBuilder<unknown>, uuids: readonly string[]) => sql`
  select uuid, kind, revision, ${data} as data, changed_at, changed_by, made_by_source
  from records where ranch_uuid = ${ranchUuid} and uuid = ${anyOf(uuids)}`;

const JUDGED = sql`case when not deleted then
  jsonb_build_object('parent_uuid', data -> 'parent_uuid', 'done_at', data -> 'done_at') end`;
const THERE = sql`case when not deleted then '{}'::jsonb end`;

/** The query for the records that a group is judged by, deleted ones too. */
export const storedRecords = (ranchUuid: string, { whole, judged, named }: Names) => sql<StoredRecord>`
  ${COLUMNS_OF(ranchUuid, dataAsRead(sql`kind`, sql`data`), whole)}
  union all ${COLUMNS_OF(ranchUuid, JUDGED, judged)}
  union all ${COLUMNS_OF(ranchUuid, THERE, named)}`;

/** The records that a group is judged by. */
export async function findStored(db: Db, ranchUuid: string, names: Names): Promise<StoredRecord[]> {
  const { rows } = await storedRecords(ranchUuid, names).execute(db);
  return rows;
}

/** What the data of some records take as they are stored, in bytes: asked before so much is read. */
export async function sizeOf(db: Db, ranchUuid: string, uuids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(pg_column_size(data)), 0)::bigint as bytes
    from records where ranch_uuid = ${ranchUuid} and uuid = ${anyOf(uuids)}`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** The time zone of a ranch as its settings have it, as a column of another query; null where there is none. */
export const zoneColumn = (ranchUuid: RawBuilder<unknown>) => sql<string | null>`
  (select data ->> 'time_zone' from records where ranch_uuid = ${ranchUuid} and uuid = ${ranchUuid})`;

/** The revision of a ranch, of which there must be one. */
export async function findRevision(db: Db, ranchUuid: string): Promise<number> {
  const { revision } = await db
    .selectFrom('ranches')
    .select('revision')
    .where('uuid', '=', ranchUuid)
    .executeTakeFirstOrThrow();
  return revision;
}

/** The seasons of a ranch that are not deleted. */
export async function findSeasons(db: Db, ranchUuid: string): Promise<StoredRecord[]> {
  return db
    .selectFrom('records')
    .select(COLUMNS)
    .where('ranch_uuid', '=', ranchUuid)
    .where('kind', '=', sql.lit('season'))
    .where(sql<boolean>`not deleted`)
    .execute();
}

/** How many records of a kind a ranch has that are not deleted; of those with a field that must be null only these. */
export async function countRecords(
  db: Db,
  ranchUuid: string,
  kind: RecordKind,
  { whereNull }: { whereNull?: string },
): Promise<number> {
  const isOpen = whereNull === undefined ? sql`true` : sql`(data ->> ${sql.lit(whereNull)}) is null`;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from records
    where ranch_uuid = ${ranchUuid} and kind = ${sql.lit(kind)} and not deleted and ${isOpen}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What some records were at a revision: those that were there by then, each with its data, null where it was deleted. */
export async function findDataAt(
  db: Db,
  ranchUuid: string,
  bases: readonly { uuid: string; revision: number }[],
): Promise<Map<string, object | null>> {
  if (bases.length === 0) return new Map();
  const { rows } = await sql<{ uuid: string; data: object | null }>`
    select base.uuid, version.data
    from json_to_recordset(${JSON.stringify(bases)}::json) as base (uuid uuid, revision bigint)
    cross join lateral (
      select data from record_versions
      where ranch_uuid = ${ranchUuid} and uuid = base.uuid and revision <= base.revision
      order by revision desc limit 1
    ) version`.execute(db);
  return new Map(rows.map(({ uuid, data }) => [uuid, data]));
}

/** A record that is not deleted and names one of `uuids`, without being one of `apart`. */
export async function findReferring(
  db: Db,
  ranchUuid: string,
  uuids: readonly string[],
  apart: readonly string[],
): Promise<{ kind: RecordKind; refers: string[] } | undefined> {
  const { rows } = await sql<{ kind: RecordKind; refers: string[] }>`
    select kind, refers from records
    where ranch_uuid = ${ranchUuid} and not deleted and refers && ${[...uuids]}::uuid[]
      and not exists (select from unnest(${[...apart]}::uuid[]) as touched (uuid) where touched.uuid = records.uuid)
    limit 1`.execute(db);
  return rows[0];
}

/** Those of the paddocks that have a subdivision which is not deleted, each with its subdivisions. */
export async function findSubdivisions(db: Db, ranchUuid: string, uuids: readonly string[]) {
  const { rows } = await sql<{ uuid: string; parent_uuid: string }>`
    select uuid, data ->> 'parent_uuid' as parent_uuid from records
    where ranch_uuid = ${ranchUuid} and not deleted and refers && ${[...uuids]}::uuid[] and kind = 'paddock'`.execute(
    db,
  );
  return rows;
}

/** More ancestors than a herdbook has: a ranch that has them is judged by as many. */
const ANCESTORS_MAX = 50_000;

/** The mothers of animals, their mothers, and so on, each by her child; those without one are left out. */
export async function findMothers(
  db: Db,
  ranchUuid: string,
  uuids: readonly string[],
): Promise<readonly (readonly [uuid: string, mother: string])[]> {
  const { rows } = await sql<{ uuid: string; mother: string }>`
    with recursive line (uuid, mother) as (
      select uuid, (data ->> 'dam_uuid')::uuid from records
      where ranch_uuid = ${ranchUuid} and uuid = ${anyOf(uuids)} and kind = 'animal' and not deleted
      union
      select line.mother, found.mother from line
      cross join lateral (
        select (data ->> 'dam_uuid')::uuid as mother from records
        where ranch_uuid = ${ranchUuid} and uuid = line.mother and kind = 'animal' and not deleted limit 1
      ) as found
    )
    select uuid, mother from (select * from line limit ${ANCESTORS_MAX}) as found where mother is not null`.execute(db);
  return rows.map(({ uuid, mother }) => [uuid, mother]);
}
