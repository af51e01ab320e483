import { sql } from 'kysely';
import type { Db } from '../db/Database';
import { lineSha256, NO_LINE, otherLine } from './lines';

/** The epoch of all ranches' records. */
export async function findEpoch(db: Db): Promise<string> {
  const { epoch } = await db.selectFrom('record_epoch').select('epoch').executeTakeFirstOrThrow();
  return epoch;
}

/** Begins a ranch's chain with line 0, by which the next one is written. Call it under the ranch's lock, or with a new ranch. */
export async function beginChain(trx: Db, ranchUuid: string, epoch: string, at: Date) {
  const line = otherLine('genesis', { n: 0, ranchUuid, epoch, prev: NO_LINE }, at);
  const sha256 = lineSha256(line);
  await sql`
    with begun as (
      insert into record_lines (ranch_uuid, n, line, line_sha256)
      values (${ranchUuid}, 0, ${JSON.stringify(line)}, ${sha256})
    )
    update ranches set chain_n = 0, chain_sha256 = ${sha256} where uuid = ${ranchUuid}`.execute(trx);
  return { n: line.n, sha256, epoch };
}
