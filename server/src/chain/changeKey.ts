import type { Db } from '../db/Database';
import { isSignedUpTo } from './headsTable';
import { addLine, type Chain } from './linesTable';
import { openKey, type SigningDeps } from './ownKey';
import { signHead } from './signHead';
import type { SigningKey } from './signing';
import { findKeyOfChain, findSigningKey } from './signingKeysTable';

interface Change {
  /** Signs from now on. */
  key: SigningKey;
  /** The fingerprint of the key that signed before where the chain names none; left out, such a chain needs no line. */
  before?: string | undefined;
}

/**
 * Adds the line of a new key to a chain where another one holds in it. The key before signs the line that was the last, and
 * the new line, where it can still be opened: without that the reader hears that it did not vouch. Call it under the
 * ranch's lock.
 */
export async function changeKey(trx: Db, deps: SigningDeps, chain: Chain, { key, before }: Change): Promise<Chain> {
  const name = (await findKeyOfChain(trx, chain.ranchUuid)) ?? before;
  if (name === undefined || name === key.key) return chain;
  const kept = await findSigningKey(trx, name);
  const old = kept && openKey(deps, kept);
  const at = deps.clock.now();
  if (old !== undefined && !(await isSignedUpTo(trx, chain.ranchUuid, chain.n))) await signHead(trx, chain, old, at);
  const publicKey = key.publicKey.toString('hex');
  const end = await addLine(trx, chain, { type: 'key', key: key.key, public_key: publicKey }, at);
  if (old !== undefined) await signHead(trx, end, old, at);
  return end;
}
