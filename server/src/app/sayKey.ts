import { ownKey, type SigningDeps } from '../chain';
import type { Log } from '../platform/Log';

/** Makes the key that signs histories at the first start, and says at each which it is, so that it can be kept elsewhere. */
export async function sayKey(deps: SigningDeps, log: Log): Promise<void> {
  const { key } = await ownKey(deps);
  log.info(`Histories are signed by the key ${key}: print it and keep it somewhere else`);
}
