import type { RecordKind } from '@contract/grazing/records';
import type { Said } from '@contract/grazing/said';
import { sql } from 'kysely';
import type { Salted } from '../chain';
import type { Db } from '../db/Database';

/** The line of a group, and what is kept to make it again. */
export interface LineOfGroup {
  n: number;
  sha256: Buffer;
  labelSalt: Buffer;
}

export interface NewGroup {
  ranchUuid: string;
  uuid: string;
  contentHash: Buffer;
  /** Null for a group that changes nothing: `seen` is the ranch's revision then. */
  revision: number | null;
  seen: number | null;
  at: string;
  /** Null for the founding, which nobody sent. */
  sentAt: string | null;
  now: Date;
  label: string;
  said: Said | null;
  importUuid: string | null;
  senderUuid: string | null;
  onBehalfOf: string | null;
  fileOf: string | null;
  /** By which key it was sent, and what that is for; null for what a person sent. */
  keyUuid: string | null;
  sourceUuid: string | null;
  /** Null on a ranch whose chain has not caught up. */
  line: LineOfGroup | null;
}

export interface WrittenRecord {
  uuid: string;
  kind: RecordKind;
  /** The data as text, null for a deleted record. */
  json: string | null;
  refers: readonly string[];
  /** Acres of a paddock's shape; null without one. */
  shapeAcres: number | null;
  /** What the line of its group says of it; null without a line. */
  sealed: Salted | null;
}

/** What the ranch has after the group. */
interface RanchTotals {
  recordsCount: number;
  recordBytes: number;
}

/** What one statement writes at most: it has 10 seconds, and others are answered between two of them. */
const BATCH = { records: 1_000, characters: 1024 * 1024 };

function batchesOf(written: readonly WrittenRecord[]): WrittenRecord[][] {
  const batches: WrittenRecord[][] = [];
  let characters = Infinity;
  for (const record of written) {
    const length = (record.json?.length ?? 0) + 40 * record.refers.length;
    const last = batches.at(-1);
    if (last === undefined || last.length === BATCH.records || characters + length > BATCH.characters) {
      batches.push([record]);
      characters = length;
    } else {
      last.push(record);
      characters += length;
    }
  }
  return batches;
}

/** Each record has a version more. Lists of texts: to read one large JSON takes twice the time. */
const writing = (
  { ranchUuid, uuid: groupUuid, revision, now, senderUuid, sourceUuid }: NewGroup,
  written: WrittenRecord[],
) => sql`
  written as materialized (
    select uuid, kind, data::jsonb, refers::uuid[], shape_acres, salt from unnest(
      ${written.map(({ uuid }) => uuid)}::uuid[],
      ${written.map(({ kind }) => kind)}::text[],
      ${written.map(({ json }) => json)}::text[],
      ${written.map(({ refers }) => `{${refers.join(',')}}`)}::text[],
      ${written.map(({ shapeAcres }) => shapeAcres)}::double precision[],
      ${written.map(({ sealed }) => sealed?.salt ?? null)}::bytea[]
    ) as written (uuid, kind, data, refers, shape_acres, salt)
  ), kept as (
    insert into record_versions (ranch_uuid, uuid, revision, group_uuid, data, salt)
    select ${ranchUuid}::uuid, uuid, ${revision}::bigint, ${groupUuid}::uuid, data, salt from written
  )
  insert into records (ranch_uuid, uuid, kind, revision, data, deleted, changed_at, changed_by, refers, shape_acres,
    made_by_source)
  select ${ranchUuid}::uuid, uuid, kind, ${revision}::bigint, data, data is null, ${now}::timestamptz, ${senderUuid}::uuid, refers,
    shape_acres, ${sourceUuid}::uuid
  from written
  on conflict (ranch_uuid, uuid) do update set
    revision = excluded.revision, data = excluded.data, deleted = excluded.deleted,
    changed_at = excluded.changed_at, changed_by = excluded.changed_by, refers = excluded.refers,
    shape_acres = excluded.shape_acres`;

/** A chain ends with the line of the group; without one it stays as it is. */
const moveOn = (line: LineOfGroup | null, revision: number | null) =>
  line === null
    ? sql``
    : sql`, chain_n = ${line.n}, chain_sha256 = ${line.sha256},
        chain_revision = coalesce(${revision}::bigint, revision)`;

/** Writes a group: it is remembered, the ranch's revision moves on, and its records are written, batch by batch. */
export async function writeGroup(
  trx: Db,
  group: NewGroup,
  written: readonly WrittenRecord[],
  { recordsCount, recordBytes }: RanchTotals,
): Promise<void> {
  const { ranchUuid, uuid, contentHash, revision, seen, at, now, label, said, importUuid, line } = group;
  const [first = [], ...rest] = batchesOf(written);
  await sql`
    with remembered as (
      insert into record_groups
        (ranch_uuid, uuid, content_hash, revision, seen, at, applied_at, label, said, import_uuid, sender_uuid, on_behalf_of,
          file_of, key_uuid, source_uuid, sent_at, chain_n, line_sha256, label_salt)
      values (${ranchUuid}, ${uuid}, ${contentHash}, ${revision}, ${seen}, ${at}, ${now}, ${label},
        ${said === null ? null : JSON.stringify(said)}, ${importUuid}, ${group.senderUuid}, ${group.onBehalfOf},
        ${group.fileOf}, ${group.keyUuid}, ${group.sourceUuid}, ${group.sentAt}, ${line?.n ?? null}, ${line?.sha256 ?? null}, ${line?.labelSalt ?? null})
    ), moved as (
      update ranches set revision = coalesce(${revision}::bigint, revision), records_count = ${recordsCount},
        record_bytes = ${recordBytes}${moveOn(line, revision)}
      where uuid = ${ranchUuid}
    ), ${writing(group, first)}`.execute(trx);
  for (const batch of rest) await sql`with ${writing(group, batch)}`.execute(trx);
}
