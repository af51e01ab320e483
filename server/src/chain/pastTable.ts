import { sql } from 'kysely';
import type { Db } from '../db/Database';
import type { KeptGroup, VersionKey } from './historyTable';

/** A group that waits for its line. */
export type UnchainedGroup = Omit<KeptGroup, 'n' | 'line_sha256' | 'sealed_at' | 'label_salt'> & {
  seen: number | null;
};

/**
 * The first groups of a ranch without a line, in the order in which they are chained: by revision, and one that changed
 * nothing behind the group that was the last one then.
 */
export async function findUnchained(db: Db, ranchUuid: string, limit: number): Promise<UnchainedGroup[]> {
  const { rows } = await sql<UnchainedGroup>`
    select uuid, revision, seen, at, sent_at, applied_at, sender_uuid, on_behalf_of, import_uuid, file_of, source_uuid, label, said
    from record_groups where ranch_uuid = ${ranchUuid} and chain_n is null
    order by coalesce(revision, seen), (revision is null), applied_at, uuid limit ${limit}`.execute(db);
  return rows;
}

/** Revisions of a ranch, both included. */
export interface Revisions {
  from: number;
  to: number;
}

/** How many versions each of some revisions wrote. All entries of the ranch in the index are read for it. */
export async function countVersions(db: Db, ranchUuid: string, { from, to }: Revisions): Promise<Map<number, number>> {
  const { rows } = await sql<{ revision: number; versions: number }>`
    select revision, count(*) as versions from record_versions
    where ranch_uuid = ${ranchUuid} and revision between ${from} and ${to} group by revision`.execute(db);
  return new Map(rows.map(({ revision, versions }) => [revision, versions]));
}

/** The versions that some revisions wrote. All entries of the ranch in the index are read for it. */
export async function findKeysBetween(db: Db, ranchUuid: string, { from, to }: Revisions): Promise<VersionKey[]> {
  const { rows } = await sql<VersionKey>`
    select uuid, revision from record_versions
    where ranch_uuid = ${ranchUuid} and revision between ${from} and ${to} order by revision, uuid`.execute(db);
  return rows;
}

/** Keeps the salts of versions. */
export async function writeSalts(
  trx: Db,
  ranchUuid: string,
  versions: readonly (VersionKey & { salt: Buffer })[],
): Promise<void> {
  await sql`
    update record_versions version set salt = salted.salt
    from unnest(${versions.map(({ uuid }) => uuid)}::uuid[], ${versions.map(({ revision }) => revision)}::bigint[],
      ${versions.map(({ salt }) => salt)}::bytea[]) as salted (uuid, revision, salt)
    where version.ranch_uuid = ${ranchUuid} and version.uuid = salted.uuid and version.revision = salted.revision`.execute(
    trx,
  );
}

/** Remembers what the lines say of versions whose kind was forgotten when their tombstone was swept. */
export async function writeKinds(
  trx: Db,
  ranchUuid: string,
  versions: readonly (VersionKey & { kind: string })[],
): Promise<void> {
  await sql`
    insert into swept_records (ranch_uuid, uuid, revision, kind)
    select ${ranchUuid}::uuid, uuid, revision, kind
    from unnest(${versions.map(({ uuid }) => uuid)}::uuid[], ${versions.map(({ revision }) => revision)}::bigint[],
      ${versions.map(({ kind }) => kind)}::text[]) as told (uuid, revision, kind)
    on conflict do nothing`.execute(trx);
}

/** The line of a group that was accepted before it was chained. */
export interface LateLine {
  uuid: string;
  n: number;
  sha256: Buffer;
  labelSalt: Buffer;
}

/** Where a chain ends once some lines are added, and up to which revision it is chained then. */
interface NewEnd {
  n: number;
  sha256: Buffer;
  chainRevision: number;
}

/** Keeps the lines of groups, and where the ranch's chain ends with them. */
export async function writeLateLines(
  trx: Db,
  ranchUuid: string,
  lines: readonly LateLine[],
  { n, sha256, chainRevision, sealedAt }: NewEnd & { sealedAt: Date },
): Promise<void> {
  await sql`
    with moved as (
      update ranches set chain_n = ${n}, chain_sha256 = ${sha256}, chain_revision = ${chainRevision}
      where uuid = ${ranchUuid}
    )
    update record_groups written
    set chain_n = line.n, line_sha256 = line.sha256, label_salt = line.salt, sealed_at = ${sealedAt}
    from unnest(${lines.map(({ uuid }) => uuid)}::uuid[], ${lines.map((line) => line.n)}::bigint[],
      ${lines.map((line) => line.sha256)}::bytea[], ${lines.map(({ labelSalt }) => labelSalt)}::bytea[])
      as line (uuid, n, sha256, salt)
    where written.ranch_uuid = ${ranchUuid} and written.uuid = line.uuid`.execute(trx);
}

/** The next ranches behind a uuid whose chain has not caught up with their groups. */
export async function findNotCaughtUp(db: Db, behind: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from ranches where uuid > ${behind} and (
      chain_n is null or chain_revision is distinct from revision
      or exists (select from record_groups where ranch_uuid = ranches.uuid and record_groups.chain_n is null)
    ) order by uuid limit ${limit}`.execute(db);
  return rows.map(({ uuid }) => uuid);
}
