import type { Said } from '@contract/grazing/said';
import { sql } from 'kysely';
import type { Db } from '../db/Database';

/** A group as its line tells it, with the number and the hash of the line. */
export interface KeptGroup {
  n: number;
  line_sha256: Buffer;
  uuid: string;
  revision: number | null;
  at: Date;
  sent_at: Date | null;
  applied_at: Date;
  sealed_at: Date | null;
  sender_uuid: string | null;
  on_behalf_of: string | null;
  import_uuid: string | null;
  file_of: string | null;
  source_uuid: string | null;
  label: string;
  said: Said | null;
  /** Null where the label was erased, and `erased_label_sha256` has its hash. */
  label_salt: Buffer | null;
  erased_label_sha256: Buffer | null;
}

/** Any other line. */
export interface KeptLine {
  n: number;
  line_sha256: Buffer;
  line: { epoch: string };
}

/** Of which ranch lines are read, and which: behind one, up to one. */
export interface Range {
  ranchUuid: string;
  behind: number;
  upTo: number;
}

/** The groups of some lines. */
export async function findGroupsOf(db: Db, { ranchUuid, behind, upTo }: Range): Promise<KeptGroup[]> {
  const { rows } = await sql<KeptGroup>`
    select chain_n as n, line_sha256, uuid, revision, at, sent_at, applied_at, sealed_at, sender_uuid, on_behalf_of,
      import_uuid, file_of, source_uuid, label, said, label_salt, erased_label_sha256
    from record_groups
    where ranch_uuid = ${ranchUuid} and chain_n > ${behind} and chain_n <= ${upTo} order by chain_n`.execute(db);
  return rows;
}

/** Those of some lines that are no groups. */
export async function findOtherLines(db: Db, { ranchUuid, behind, upTo }: Range): Promise<KeptLine[]> {
  const { rows } = await sql<KeptLine>`
    select n, line_sha256, line from record_lines
    where ranch_uuid = ${ranchUuid} and n > ${behind} and n <= ${upTo} order by n`.execute(db);
  return rows;
}

/** Whether anything was erased behind a line. */
export async function wasErasedBehind(db: Db, ranchUuid: string, behind: number): Promise<boolean> {
  const { rows } = await sql`
    select from record_lines where ranch_uuid = ${ranchUuid} and n > ${behind} and line ->> 'type' = 'erasure' limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Which version of which record. */
export interface VersionKey {
  uuid: string;
  revision: number;
}

/**
 * The versions of a ranch behind a revision, by revision and record. All entries of the ranch in the index are read for it:
 * ask for many at once.
 */
export async function findVersionKeys(
  db: Db,
  ranchUuid: string,
  behind: VersionKey,
  limit: number,
): Promise<VersionKey[]> {
  const { rows } = await sql<VersionKey>`
    select uuid, revision from record_versions
    where ranch_uuid = ${ranchUuid} and (revision, uuid) > (${behind.revision}, ${behind.uuid})
    order by revision, uuid limit ${limit}`.execute(db);
  return rows;
}

/** A version with its data as JSON. */
export interface KeptVersion extends VersionKey {
  kind: string;
  data: string;
  /** Null where the content was erased, and `erased_sha256` has its hash. */
  salt: Buffer | null;
  erased_sha256: Buffer | null;
}

/** What is read at once at most, in bytes as stored; one version may be more. */
const SLICE_BYTES = 1024 * 1024;

/** The kind of a record that was swept before kinds were remembered. */
export const FORGOTTEN = 'unknown';

/** The kind of a version's record: of a tombstone that was swept since, else of the record itself. */
const KIND = sql`coalesce(
  (select kind from swept_records swept
    where swept.ranch_uuid = version.ranch_uuid and swept.uuid = version.uuid and swept.revision >= version.revision
    order by swept.revision limit 1),
  (select kind from records held where held.ranch_uuid = version.ranch_uuid and held.uuid = version.uuid),
  ${sql.lit(FORGOTTEN)})`;

/** The first of some versions, in their order: as many as fit. */
export async function findVersionsOf(db: Db, ranchUuid: string, keys: readonly VersionKey[]): Promise<KeptVersion[]> {
  const { rows } = await sql<KeptVersion>`
    select uuid, revision, kind, salt, erased_sha256, coalesce(data::text, 'null') as data from (
      select version.uuid, version.revision, ${KIND} as kind, version.salt, version.erased_sha256, version.data,
        key.place,
        sum(coalesce(pg_column_size(version.data), 0)) over (
          order by key.place rows between unbounded preceding and 1 preceding) as bytes_before
      from unnest(${keys.map(({ uuid }) => uuid)}::uuid[], ${keys.map(({ revision }) => revision)}::bigint[])
        with ordinality as key (uuid, revision, place)
      join record_versions version
        on version.ranch_uuid = ${ranchUuid} and version.uuid = key.uuid and version.revision = key.revision
    ) as sized
    where bytes_before is null or bytes_before < ${SLICE_BYTES}
    order by place`.execute(db);
  return rows;
}

/** The people whom lines name and who have an account. */
export async function findPeople(db: Db, ranchUuid: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ uuid: string; full_name: string }>`
    select uuid, full_name from users where uuid in (
      select sender_uuid from record_groups where ranch_uuid = ${ranchUuid}
      union select on_behalf_of from record_groups where ranch_uuid = ${ranchUuid}
      union select file_of from record_groups where ranch_uuid = ${ranchUuid}
    ) order by uuid`.execute(db);
  return Object.fromEntries(rows.map(({ uuid, full_name }) => [uuid, full_name]));
}

/** What the first line of a history says of its ranch. */
export async function findAbout(db: Db, ranchUuid: string): Promise<{ name: string; time_zone: string | null }> {
  const { rows } = await sql<{ name: string; time_zone: string | null }>`
    select name, data ->> 'time_zone' as time_zone
    from ranches left join records on records.ranch_uuid = ranches.uuid and records.uuid = ranches.uuid
    where ranches.uuid = ${ranchUuid}`.execute(db);
  return rows[0] ?? { name: '', time_zone: null };
}
