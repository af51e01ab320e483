import type { Db } from '../db/Database';
import { insertHead, type KeptHead } from './headsTable';
import { findChain, type Chain } from './linesTable';
import { ownKey, type SigningDeps } from './ownKey';
import { headOf, signatureOf, type SigningKey } from './signing';

/** Signs the end of a chain and keeps the head. */
export async function signHead(
  db: Db,
  { ranchUuid, ...end }: Chain,
  key: SigningKey,
  signedAt: Date,
): Promise<KeptHead> {
  const signature = signatureOf(headOf(end, ranchUuid, signedAt, key.key), key);
  const head = {
    ranch_uuid: ranchUuid,
    n: end.n,
    signed_at: signedAt,
    key: key.key,
    epoch: end.epoch,
    line_sha256: end.sha256,
    signature,
  };
  await insertHead(db, head);
  return head;
}

/** Signs the end of a ranch's chain with the key that signs now; undefined where it has not caught up. */
export async function signEnd(deps: SigningDeps, ranchUuid: string): Promise<KeptHead | undefined> {
  const chain = await findChain(deps.db, ranchUuid);
  if (chain === undefined) return undefined;
  return signHead(deps.db, chain, await ownKey(deps), deps.clock.now());
}
