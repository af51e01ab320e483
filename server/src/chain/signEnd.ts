import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { changeKey } from './changeKey';
import { findHeadBy, type KeptHead } from './headsTable';
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

/** Signs the end of a chain with the key that signs now, behind a line that says so where another one signed before. */
const signNow = async (trx: Db, deps: SigningDeps, chain: Chain, key: SigningKey): Promise<KeptHead> =>
  signHead(trx, await changeKey(trx, deps, chain, { key }), key, deps.clock.now());

/**
 * Signs the end of a ranch's chain.
 *
 * @param isWanted decides under the ranch's lock
 */
export const signEndWhere = (
  deps: SigningDeps,
  ranchUuid: string,
  isWanted: (trx: Db, chain: Chain) => Promise<boolean>,
): Promise<KeptHead | undefined> =>
  withKey(deps, ranchUuid, async (trx, chain, key) =>
    (await isWanted(trx, chain)) ? signNow(trx, deps, chain, key) : undefined,
  );

const JUST_NOW_MS = 60_000;

/** The head of the end of a chain that this key signed within the last minute, if there is one. */
async function signedJustNow(trx: Db, end: Chain, { key }: SigningKey, now: Date): Promise<KeptHead | undefined> {
  const last = await findHeadBy(trx, end, key);
  const ago = now.getTime() - (last?.signed_at.getTime() ?? -Infinity);
  return ago >= 0 && ago < JUST_NOW_MS ? last : undefined;
}

/**
 * The signed end of a ranch's chain, as of a minute ago or later; undefined where the ranch has not caught up. Who asks again
 * and again gets the same one while nothing is written.
 */
export const signEnd = (deps: SigningDeps, ranchUuid: string): Promise<KeptHead | undefined> =>
  withKey(deps, ranchUuid, async (trx, chain, key) => {
    if ((await findChain(trx, ranchUuid)) === undefined) return undefined;
    const kept = await signedJustNow(trx, chain, key, deps.clock.now());
    return kept ?? signNow(trx, deps, chain, key);
  });
