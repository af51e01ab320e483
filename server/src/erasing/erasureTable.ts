import type { RecordKind } from '@contract/grazing/records';
import type { Said } from '@contract/grazing/said';
import { sql } from 'kysely';
import type { Db } from '../db/Database';

/** Which version of which record of a ranch. */
export interface VersionKey {
  ranchUuid: string;
  uuid: string;
  revision: number;
}

interface FoundVersion {
  /** Null for a deletion, and for what was erased. */
  data: object | null;
  salt: Buffer | null;
  isErased: boolean;
  groupUuid: string;
  /** The line of its group. */
  n: number | null;
  /** Undefined where the record was swept. */
  kind: RecordKind | null;
  /** Whether the record has no later version. */
  holds: boolean;
}

/** A version that may be erased, with the line of its group; undefined where there is none. */
export async function findVersion(
  trx: Db,
  { ranchUuid, uuid, revision }: VersionKey,
): Promise<FoundVersion | undefined> {
  const { rows } = await sql<FoundVersion>`
    select version.data, version.salt, version.erased_sha256 is not null as "isErased", version.group_uuid as "groupUuid",
      written.chain_n as n, held.kind, not exists (
        select from record_versions later
        where later.ranch_uuid = version.ranch_uuid and later.uuid = version.uuid and later.revision > version.revision
      ) as holds
    from record_versions version
      join record_groups written on written.ranch_uuid = version.ranch_uuid and written.uuid = version.group_uuid
      left join records held on held.ranch_uuid = version.ranch_uuid and held.uuid = version.uuid
    where version.ranch_uuid = ${ranchUuid} and version.uuid = ${uuid} and version.revision = ${revision}`.execute(trx);
  return rows[0];
}

/** A group of which something is erased counts as applied whatever is sent by its uuid. */
async function forgetContentHash(trx: Db, ranchUuid: string, groupUuid: string): Promise<void> {
  await trx
    .updateTable('record_groups')
    .set({ content_hash: null })
    .where('ranch_uuid', '=', ranchUuid)
    .where('uuid', '=', groupUuid)
    .execute();
}

/** Puts the hash of a version where its content was. @param bytes of that, which the ranch has less from now on */
export async function eraseData(
  trx: Db,
  { ranchUuid, uuid, revision }: VersionKey,
  { groupUuid, sha256, bytes }: { groupUuid: string; sha256: Buffer; bytes: number },
): Promise<void> {
  await trx
    .updateTable('record_versions')
    .set({ data: null, salt: null, erased_sha256: sha256 })
    .where('ranch_uuid', '=', ranchUuid)
    .where('uuid', '=', uuid)
    .where('revision', '=', revision)
    .execute();
  await forgetContentHash(trx, ranchUuid, groupUuid);
  await sql`update ranches set record_bytes = greatest(record_bytes - ${bytes}, 0) where uuid = ${ranchUuid}`.execute(
    trx,
  );
}

interface FoundLabel {
  label: string;
  said: Said | null;
  salt: Buffer | null;
  isErased: boolean;
  n: number | null;
}

/** The words of a group, with its line; undefined where there is none. */
export async function findLabel(trx: Db, ranchUuid: string, groupUuid: string): Promise<FoundLabel | undefined> {
  const { rows } = await sql<FoundLabel>`
    select label, said, label_salt as salt, erased_label_sha256 is not null as "isErased", chain_n as n from record_groups
    where ranch_uuid = ${ranchUuid} and uuid = ${groupUuid}`.execute(trx);
  return rows[0];
}

/** Puts the hash of a group's words where they were. */
export async function eraseWords(trx: Db, ranchUuid: string, groupUuid: string, sha256: Buffer): Promise<void> {
  await sql`
    update record_groups set label = '', said = null, label_salt = null, erased_label_sha256 = ${sha256}
    where ranch_uuid = ${ranchUuid} and uuid = ${groupUuid}`.execute(trx);
  await forgetContentHash(trx, ranchUuid, groupUuid);
}
