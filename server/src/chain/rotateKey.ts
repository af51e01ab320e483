import { changeKey } from './changeKey';
import { findChains } from './linesTable';
import { ownKey, replaceKey, type SigningDeps } from './ownKey';
import { withKey } from './signEnd';
import { findKeyOfNow } from './signingKeysTable';

const NIL = '00000000-0000-0000-0000-000000000000';
const RANCHES = 500;

interface Rotation extends SigningDeps {
  /** Ends it after the ranch under way: each ranch that is left changes before its next end is signed. */
  signal: AbortSignal;
}

/**
 * Makes a key that signs from now on, and adds a line that says so to each chain. Servers may run meanwhile.
 *
 * @returns the fingerprint of the new key, and of how many ranches the chain names it
 */
export async function rotateKey({ signal, ...deps }: Rotation): Promise<{ key: string; ranches: number }> {
  const before = await findKeyOfNow(deps.db);
  await replaceKey(deps, before);
  const { key } = await ownKey(deps);
  let ranches = 0;
  for (let behind = NIL; !signal.aborted;) {
    const chains = await findChains(deps.db, behind, RANCHES);
    for (const { ranchUuid } of chains) {
      if (signal.aborted) break;
      await withKey(deps, ranchUuid, (trx, chain, next) =>
        changeKey(trx, deps, chain, { key: next, before: before?.key }),
      );
      ranches += 1;
    }
    const last = chains.at(-1);
    if (last === undefined) break;
    behind = last.ranchUuid;
  }
  return { key, ranches };
}
