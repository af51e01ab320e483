import { sql } from 'kysely';
import type { Db } from '../db/Database';
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

/** The next signed ends of a ranch's chain behind one of them, by line and time. */
export async function findHeads(
  db: Db,
  ranchUuid: string,
  behind: Pick<KeptHead, 'n' | 'signed_at'>,
  limit: number,
): Promise<KeptHead[]> {
  return db
    .selectFrom('record_heads')
    .selectAll()
    .where('ranch_uuid', '=', ranchUuid)
    .where(sql<boolean>`(n, signed_at) > (${behind.n}, ${behind.signed_at})`)
    .orderBy('n')
    .orderBy('signed_at')
    .limit(limit)
    .execute();
}

/** A signed end as it was signed. */
export const presentHead = ({ ranch_uuid, n, epoch, line_sha256, signed_at, key }: KeptHead) =>
  headOf({ n, epoch, sha256: line_sha256 }, ranch_uuid, signed_at, key);
