import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { changeKey } from './changeKey';
import type { KeptHead } from './headsTable';
import { findChain, lockChain, type Chain } from './linesTable';
import { ownKey, type SigningDeps } from './ownKey';
import { signHead } from './signHead';
import type { SigningKey } from './signing';
import { findKeyOfNow } from './signingKeysTable';

/**
 * Works on a ranch's chain under the ranch's lock, with the key that signs now: one that begins to sign later finds what was
 * done here. Answers undefined where the ranch is gone or its chain is not begun.
 */
export async function withKey<T>(
  deps: SigningDeps,
  ranchUuid: string,
  work: (trx: Db, chain: Chain, key: SigningKey) => Promise<T>,
): Promise<T | undefined> {
  for (;;) {
    const key = await ownKey(deps);
    const done = await inTransaction(deps.db, async (trx) => {
      const chain = (await lockChain(trx, ranchUuid))?.chain;
      if (chain === undefined) return { answer: undefined };
      return (await findKeyOfNow(trx))?.key === key.key ? { answer: await work(trx, chain, key) } : undefined;
    });
    if (done !== undefined) return done.answer;
  }
}

/**
 * Signs the end of a ranch's chain with the key that signs now, behind a line that says so where another one signed before.
 *
 * @param isWanted decides under the ranch's lock
 */
export const signEndWhere = (
  deps: SigningDeps,
  ranchUuid: string,
  isWanted: (trx: Db, chain: Chain) => Promise<boolean>,
): Promise<KeptHead | undefined> =>
  withKey(deps, ranchUuid, async (trx, chain, key) => {
    if (!(await isWanted(trx, chain))) return undefined;
    return signHead(trx, await changeKey(trx, deps, chain, { key }), key, deps.clock.now());
  });

/** Signs the end of a ranch's chain; undefined where the ranch has not caught up. */
export const signEnd = (deps: SigningDeps, ranchUuid: string): Promise<KeptHead | undefined> =>
  signEndWhere(deps, ranchUuid, async (trx) => (await findChain(trx, ranchUuid)) !== undefined);
