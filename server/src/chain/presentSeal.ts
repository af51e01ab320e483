import type { Seal } from '@contract/grazing/seal';
import type { Db } from '../db/Database';
import { findLastHeads } from './headsTable';
import { findChain } from './linesTable';
import { findKeyOfNow } from './signingKeysTable';

const HEADS = 30;

/** Where a ranch's chain ends now, and its last signed ends. */
export async function presentSeal(db: Db, ranchUuid: string): Promise<Seal> {
  const key = await findKeyOfNow(db);
  const end = await findChain(db, ranchUuid);
  const heads = await findLastHeads(db, ranchUuid, HEADS);
  return {
    key: key?.key ?? null,
    end: end === undefined ? null : { n: end.n, line_sha256: end.sha256.toString('hex') },
    heads: heads.map(({ n, line_sha256, signed_at, key: signedBy }) => ({
      n,
      line_sha256: line_sha256.toString('hex'),
      signed_at: signed_at.toISOString(),
      key: signedBy,
    })),
  };
}
