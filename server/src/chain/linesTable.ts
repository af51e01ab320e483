import { sql } from 'kysely';
import type { Db } from '../db/Database';
import { lineSha256, NO_LINE, otherLine, type Happening } from './lines';

/** The last line of a ranch's chain, and the epoch in which the next one is written. */
export interface ChainEnd {
  n: number;
  sha256: Buffer;
  epoch: string;
}

/** The chain of a ranch that has one. */
export interface Chain extends ChainEnd {
  ranchUuid: string;
}

/** The epoch of all ranches' records. */
export async function findEpoch(db: Db): Promise<string> {
  const { epoch } = await db.selectFrom('record_epoch').select('epoch').executeTakeFirstOrThrow();
  return epoch;
}

/** Adds a line of another type than a group to a chain. Call it under the ranch's lock, or where nobody else writes. */
export async function addLine(trx: Db, { ranchUuid, ...end }: Chain, what: Happening, at: Date): Promise<Chain> {
  const { epoch } = end;
  const n = end.n + 1;
  const line = otherLine({ n, ranchUuid, epoch, prev: end.sha256 }, what, at);
  const sha256 = lineSha256(line);
  await sql`
    with added as (
      insert into record_lines (ranch_uuid, n, line, line_sha256)
      values (${ranchUuid}, ${n}, ${JSON.stringify(line)}, ${sha256})
    )
    update ranches set chain_n = ${n}, chain_sha256 = ${sha256} where uuid = ${ranchUuid}`.execute(trx);
  return { ranchUuid, n, sha256, epoch };
}

/** Begins a ranch's chain with line 0. Call it under the ranch's lock, or with a new ranch. */
export const beginChain = (trx: Db, ranchUuid: string, epoch: string, at: Date): Promise<Chain> =>
  addLine(trx, { ranchUuid, n: -1, sha256: NO_LINE, epoch }, { type: 'genesis' }, at);

/** The next ranches behind a uuid whose chain is begun. */
export async function findChains(db: Db, behind: string, limit: number): Promise<Chain[]> {
  const { rows } = await sql<Chain>`
    select ranches.uuid as "ranchUuid", chain_n::int as n, chain_sha256 as sha256, epoch
    from ranches cross join record_epoch
    where chain_n is not null and ranches.uuid > ${behind} order by ranches.uuid limit ${limit}`.execute(db);
  return rows;
}

/** The chain of one ranch; undefined where it is not begun, or groups of the ranch wait for their line. */
export async function findChain(db: Db, ranchUuid: string): Promise<Chain | undefined> {
  const { rows } = await sql<Chain>`
    select ranches.uuid as "ranchUuid", chain_n::int as n, chain_sha256 as sha256, epoch
    from ranches cross join record_epoch
    where ranches.uuid = ${ranchUuid} and chain_n is not null and chain_revision = revision
      and not exists (select from record_groups where ranch_uuid = ${ranchUuid} and record_groups.chain_n is null)`.execute(
    db,
  );
  return rows[0];
}

/** A ranch's chain under the ranch's lock, and the revision up to which the ranch has written. */
export interface LockedChain {
  revision: number;
  epoch: string;
  /** Undefined where the chain is not begun. */
  chain: Chain | undefined;
}

/** Locks a ranch until the transaction ends: who else writes its record waits. Undefined where it is gone. */
export async function lockChain(trx: Db, ranchUuid: string): Promise<LockedChain | undefined> {
  const { rows } = await sql<{ revision: number; epoch: string; n: number | null; sha256: Buffer | null }>`
    select revision, epoch, chain_n as n, chain_sha256 as sha256 from ranches cross join record_epoch
    where ranches.uuid = ${ranchUuid} for no key update of ranches`.execute(trx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { revision, epoch, n, sha256 } = row;
  return { revision, epoch, chain: n === null || sha256 === null ? undefined : { ranchUuid, n, sha256, epoch } };
}
