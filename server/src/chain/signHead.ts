import type { Db } from '../db/Database';
import { insertHead, type KeptHead } from './headsTable';
import type { Chain } from './linesTable';
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
