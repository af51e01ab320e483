import type { Role } from '@contract/ranches/rights';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/Database';
import { hookedEvents } from '../hooks';
import { keyIsGood } from '../ranches';
import { storedRecords, type Names, type StoredRecord } from './recordsTable';

/** Where a ranch's record stands. */
export interface Standing {
  epoch: string;
  revision: number;
  revision_floor: number;
  /** Revisions that were given out before a backup was restored. */
  revisions_after: number;
  records_count: number;
}

export interface LockedStanding extends Standing {
  /** What the record takes with all its versions. */
  record_bytes: number;
  /** Its last line; null: its chain is not begun. */
  chain_n: number | null;
  chain_sha256: Buffer | null;
  /** The revision up to which it is chained. */
  chain_revision: number | null;
}

const STANDING = sql`record_epoch.epoch, ranches.revision, ranches.revision_floor, record_epoch.revisions_after,
  ranches.records_count`;

/** Where a ranch's record stands, as a column of another query. */
export const standingColumn = (ranchUuid: RawBuilder<unknown>) => sql<Standing | null>`
  (select row_to_json(standing) from (
    select ${STANDING} from ranches cross join record_epoch where ranches.uuid = ${ranchUuid}) standing)`;

/** Where a ranch's record stands, or undefined when there is no such ranch. */
export async function findStanding(db: Db, ranchUuid: string): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select ${STANDING} from ranches cross join record_epoch where ranches.uuid = ${ranchUuid}`.execute(db);
  return rows[0];
}

/** What counts for each group and each version besides its data, in bytes. */
export const ROW_BYTES = 200;

/** What a ranch's record takes, of a ranch in `ranches`. It is counted where it was not yet, as it is stored. */
const RECORD_BYTES = sql<number>`coalesce(ranches.record_bytes, (
  select coalesce(sum(pg_column_size(data)), 0) + ${sql.lit(ROW_BYTES)} * count(*)
  from record_versions version where version.ranch_uuid = ranches.uuid
))::bigint`;

/** As `findStanding`; other writers of the ranch's record wait until the transaction ends. */
export async function lockStanding(trx: Db, ranchUuid: string): Promise<LockedStanding | undefined> {
  const { rows } = await sql<LockedStanding>`
    select ${STANDING}, ${RECORD_BYTES} as record_bytes, ranches.chain_n, ranches.chain_sha256, ranches.chain_revision
    from ranches cross join record_epoch where ranches.uuid = ${ranchUuid}
    for no key update of ranches`.execute(trx);
  return rows[0];
}

/** A group that was applied; `revision` null: it changed nothing. */
export interface Applied {
  revision: number | null;
  /** Null where some of it was erased: then whatever is sent by its uuid counts as applied. */
  content_hash: Buffer | null;
}

/** Whether a group that was applied is the one that is sent, as far as that can be told. */
export const isApplied = (applied: Applied | undefined, contentHash: Buffer): applied is Applied =>
  applied !== undefined && (applied.content_hash?.equals(contentHash) ?? true);

/** What a group is judged by. */
export interface Found {
  /** The sender's role now, null for nobody of the ranch. */
  role: Role | null;
  /** False where the key that sent the group has ended since. */
  isKeyGood: boolean;
  /** The group of that uuid, if it has been applied. */
  applied: Applied | undefined;
  /** Whether groups of the ranch wait for their line in its chain. */
  hasUnchained: boolean;
  /** The events that webhooks of the ranch ask for; null where it has none that is on. */
  hooked: readonly string[] | null;
  /** The records that the group is about or names, deleted ones too. */
  stored: readonly StoredRecord[];
}

/** What a ranch's record takes with all its versions, in bytes. */
export async function findRecordBytes(db: Db, ranchUuid: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select ${RECORD_BYTES} as bytes from ranches where uuid = ${ranchUuid}`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Whose group is judged, and which: about what records. */
export interface FoundFor {
  userUuid: string;
  /** Null for a person. */
  keyUuid: string | null;
  groupUuid: string;
  names: Names;
}

interface FoundRow {
  is_key_good: boolean;
  role: Role | null;
  has_unchained: boolean;
  hooked: string[] | null;
  group_uuid: string | null;
  group_revision: number | null;
  content_hash: Buffer | null;
}

/** Without any record there is one row all the same, for the rest of it. */
type RowWithRecord = FoundRow & (StoredRecord | { uuid: null });

/** Reads what a group is judged by. One query after the lock: before it, another group may still have been under way. */
export async function findForGroup(
  trx: Db,
  ranchUuid: string,
  { userUuid, keyUuid, groupUuid, names }: FoundFor,
): Promise<Found> {
  const { rows } = await sql<RowWithRecord>`
    select (select role from memberships where ranch_uuid = ${ranchUuid} and user_uuid = ${userUuid}) as role,
      ${keyUuid === null ? sql`true` : keyIsGood(ranchUuid, keyUuid)} as is_key_good,
      exists (select from record_groups where ranch_uuid = ${ranchUuid} and chain_n is null) as has_unchained,
      ${hookedEvents(ranchUuid)} as hooked,
      applied.uuid as group_uuid, applied.revision as group_revision, applied.content_hash,
      record.uuid, record.kind, record.revision, record.data, record.changed_at, record.changed_by, record.made_by_source
    from (values (1)) as one
    left join record_groups as applied on applied.ranch_uuid = ${ranchUuid} and applied.uuid = ${groupUuid}
    left join (${storedRecords(ranchUuid, names)}) as record on true`.execute(trx);
  const {
    role = null,
    group_uuid = null,
    group_revision: revision = null,
    content_hash = null,
    has_unchained: hasUnchained = false,
    is_key_good: isKeyGood = true,
    hooked = null,
  } = rows[0] ?? {};
  const applied = group_uuid === null ? undefined : { revision, content_hash };
  return { role, isKeyGood, applied, hasUnchained, hooked, stored: rows.filter((row) => row.uuid !== null) };
}

/** A group that was applied, if it was. */
export function findApplied(db: Db, ranchUuid: string, uuid: string): Promise<Applied | undefined> {
  return db
    .selectFrom('record_groups')
    .select(['revision', 'content_hash'])
    .where('ranch_uuid', '=', ranchUuid)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
}

/** Where the record was after some groups of the ranch, no matter who sent them, of those that have been applied. */
export async function findGroupRevisions(
  trx: Db,
  ranchUuid: string,
  uuids: readonly string[],
): Promise<Map<string, number>> {
  if (uuids.length === 0) return new Map();
  const groups = await trx
    .selectFrom('record_groups')
    .select(['uuid', sql<number>`coalesce(revision, seen)`.as('revision')])
    .where('ranch_uuid', '=', ranchUuid)
    .where('uuid', '=', (where) => where.fn.any(where.val([...uuids])))
    .execute();
  return new Map(groups.map(({ uuid, revision }) => [uuid, revision]));
}

/** Whether a user is on the ranch's team, or its record names them: as a writer, in a masquerade, or by a file of changes. */
export async function isKnownToRanch(db: Db, ranchUuid: string, userUuid: string): Promise<boolean> {
  const { rows } = await sql<{ is_known: boolean }>`
    select exists (select from memberships where ranch_uuid = ${ranchUuid} and user_uuid = ${userUuid})
      or exists (
        select from record_groups
        where ranch_uuid = ${ranchUuid} and ${userUuid}::uuid in (sender_uuid, on_behalf_of, file_of)
      ) as is_known`.execute(db);
  return rows[0]?.is_known === true;
}

/** Which of these users are members of the ranch. */
export async function findMembersAmong(trx: Db, ranchUuid: string, uuids: readonly string[]): Promise<Set<string>> {
  if (uuids.length === 0) return new Set();
  const members = await trx
    .selectFrom('memberships')
    .select('user_uuid')
    .where('ranch_uuid', '=', ranchUuid)
    .where('user_uuid', '=', (where) => where.fn.any(where.val([...uuids])))
    .execute();
  return new Set(members.map(({ user_uuid }) => user_uuid));
}
