import type { RecordKind } from '@contract/grazing/records';
import { sql } from 'kysely';
import type { Db } from '../db/Database';
import { dataAsRead } from './readData';

/** Which records are asked for. */
export interface Asked {
  ranchUuid: string;
  /** The revision that the reader has. */
  after: number;
  /** Revisions after this one are not read. */
  head: number;
  withDeleted: boolean;
  /** All of them when left out. */
  kinds?: readonly RecordKind[];
  /** Whether shapes are left out: `shape` is null then, and `acres` has theirs. Where those are unknown the shape stays. */
  withoutShapes?: boolean;
  /** Whether a record that was written after the head is read as it was at the head. Else it is left out. */
  asAtHead?: boolean;
}

/** Where a slice begins: behind this record. */
export interface Place {
  revision: number;
  uuid: string;
}

interface SliceRow extends Place {
  /** The record as JSON: to read and write thousands of them again takes longer than the query. */
  json: string;
}

export interface Slice {
  rows: SliceRow[];
  isLast: boolean;
}

/** What a slice holds at most, in records and in bytes as stored; one record may be more. */
const SLICE = { records: 2_000, bytes: 1024 * 1024 };

const COLUMNS = sql`uuid, kind, revision, changed_at, changed_by, data, shape_acres`;
const DATA = dataAsRead(sql`kind`, sql`data`);
const WITHOUT_SHAPE = sql`case when shape_acres is null then ${DATA}
  else ${DATA} || jsonb_build_object('shape', null, 'acres', shape_acres) end`;
const jsonOfRow = (withoutShapes = false) => sql`
  '{"kind":"' || kind || '","uuid":"' || uuid || '","revision":' || revision
    || ',"changed_at":"' || to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    || '","changed_by":' || coalesce('"' || changed_by || '"', 'null')
    || ',"data":' || coalesce((${withoutShapes ? WITHOUT_SHAPE : DATA})::text, 'null') || '}'`;

const behind = ({ revision, uuid }: Place) =>
  sql`revision >= ${revision} and (revision, uuid) > (${revision}, ${uuid})`;
const ofKinds = (kinds: Asked['kinds']) => (kinds === undefined ? sql`` : sql`and kind = any(${[...kinds]})`);

/** Records as they are, up to the head. */
const standing = ({ ranchUuid, head, withDeleted, kinds }: Asked, place: Place) => sql`
  (select ${COLUMNS} from records
  where ranch_uuid = ${ranchUuid} and revision <= ${head} and ${behind(place)}
    and (${withDeleted} or not deleted) ${ofKinds(kinds)}
  order by revision, uuid limit ${SLICE.records})`;

/** Records that were written after the head, as they were at it. They are few: those of the time that a reading takes. */
const writtenSince = ({ ranchUuid, head, kinds }: Asked, place: Place) => sql`
  (select ${COLUMNS} from (
    select now.uuid, now.kind, was.revision, written.applied_at as changed_at, written.sender_uuid as changed_by, was.data,
      null::double precision as shape_acres
    from records as now
    cross join lateral (
      select revision, group_uuid, data from record_versions
      where ranch_uuid = now.ranch_uuid and uuid = now.uuid and revision <= ${head}
      order by revision desc limit 1
    ) as was
    join record_groups as written on written.ranch_uuid = now.ranch_uuid and written.uuid = was.group_uuid
    where now.ranch_uuid = ${ranchUuid} and now.revision > ${head} and was.data is not null
  ) as changed
  where ${behind(place)} ${ofKinds(kinds)}
  order by revision, uuid limit ${SLICE.records})`;

/** The next records behind a place, by revision and id, of which there are as many as fit into the memory of a slice. */
export async function findSlice(db: Db, asked: Asked, place: Place): Promise<Slice> {
  const since = asked.asAtHead === true ? sql`union all ${writtenSince(asked, place)}` : sql``;
  const { rows } = await sql<SliceRow & { found: number }>`
    select revision, uuid, found, ${jsonOfRow(asked.withoutShapes)} as json
    from (
      select ${COLUMNS}, count(*) over () as found, sum(coalesce(pg_column_size(data), 0) + 200) over (
        order by revision, uuid rows between unbounded preceding and 1 preceding) as bytes_before
      from (
        select ${COLUMNS} from (${standing(asked, place)} ${since}) as known
        order by revision, uuid limit ${SLICE.records}
      ) as next
    ) as sized
    where bytes_before is null or bytes_before < ${SLICE.bytes}
    order by revision, uuid`.execute(db);
  const found = rows[0]?.found ?? 0;
  return { rows, isLast: found < SLICE.records && rows.length === found };
}
