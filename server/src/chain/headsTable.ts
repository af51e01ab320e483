import { sql } from 'kysely';
import type { Db } from '../db/Database';
import type { Chain } from './linesTable';
import { headOf } from './signing';

/** An end of a chain that was signed. */
export interface KeptHead {
  ranch_uuid: string;
  n: number;
  signed_at: Date;
  key: string;
  epoch: string;
  line_sha256: Buffer;
  signature: Buffer;
}

/** Keeps a signed end, once. */
export async function insertHead(db: Db, head: KeptHead): Promise<void> {
  await db
    .insertInto('record_heads')
    .values(head)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Which signed ends are read: of lines up to one, behind one of them. */
export interface HeadRange {
  ranchUuid: string;
  behind: Pick<KeptHead, 'n' | 'signed_at' | 'key'>;
  upTo: number;
}

/** The next signed ends of a ranch's chain, by line, time and key. */
export async function findHeads(db: Db, { ranchUuid, behind, upTo }: HeadRange, limit: number): Promise<KeptHead[]> {
  return db
    .selectFrom('record_heads')
    .selectAll()
    .where('ranch_uuid', '=', ranchUuid)
    .where('n', '<=', upTo)
    .where(sql<boolean>`(n, signed_at, key) > (${behind.n}, ${behind.signed_at}, ${behind.key})`)
    .orderBy('n')
    .orderBy('signed_at')
    .orderBy('key')
    .limit(limit)
    .execute();
}

/** The last signed end of exactly a line, by a key. */
export const findHeadBy = (
  db: Db,
  { ranchUuid, n, epoch, sha256 }: Chain,
  key: string,
): Promise<KeptHead | undefined> =>
  db
    .selectFrom('record_heads')
    .selectAll()
    .where('ranch_uuid', '=', ranchUuid)
    .where('n', '=', n)
    .where('key', '=', key)
    .where('epoch', '=', epoch)
    .where('line_sha256', '=', sha256)
    .orderBy('signed_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The last signed ends of a ranch's chain, the latest first. */
export const findLastHeads = (db: Db, ranchUuid: string, limit: number): Promise<KeptHead[]> =>
  db
    .selectFrom('record_heads')
    .selectAll()
    .where('ranch_uuid', '=', ranchUuid)
    .orderBy('signed_at', 'desc')
    .orderBy('n', 'desc')
    .limit(limit)
    .execute();

/** A signed end as it was signed. */
export const presentHead = ({ ranch_uuid, n, epoch, line_sha256, signed_at, key }: KeptHead) =>
  headOf({ n, epoch, sha256: line_sha256 }, ranch_uuid, signed_at, key);

/** A ranch whose chain has grown since its last signed end. */
export interface GrownChain {
  ranch_uuid: string;
  /** IANA; null counts as UTC. */
  time_zone: string | null;
  /** When its last end was signed; null: none was. */
  signed_at: Date | null;
}

/** The next ranches behind a uuid whose chain has grown since its last signed end. */
export async function findGrownChains(db: Db, behind: string, limit: number): Promise<GrownChain[]> {
  const { rows } = await sql<GrownChain>`
    select ranches.uuid as ranch_uuid, records.data ->> 'time_zone' as time_zone, head.signed_at
    from ranches
    left join records on records.ranch_uuid = ranches.uuid and records.uuid = ranches.uuid
    left join lateral (
      select n, signed_at from record_heads where ranch_uuid = ranches.uuid order by n desc, signed_at desc limit 1
    ) as head on true
    where ranches.uuid > ${behind} and ranches.chain_n > coalesce(head.n, -1)
    order by ranches.uuid limit ${limit}`.execute(db);
  return rows;
}

/** Whether a line, or one behind it, has a signed end. */
export async function isSignedUpTo(db: Db, ranchUuid: string, n: number): Promise<boolean> {
  const head = await db
    .selectFrom('record_heads')
    .select('n')
    .where('ranch_uuid', '=', ranchUuid)
    .where('n', '>=', n)
    .limit(1)
    .executeTakeFirst();
  return head !== undefined;
}
