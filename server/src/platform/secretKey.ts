import { randomBytes } from 'node:crypto';
import { loadKeptKey } from './keptKey';

/** 256 random bits as text that is safe in an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The secret that signs what leaves the server: `SECRET_KEY`, or one made at the first start and kept in `dataDir`.
 * A half or emptied file must not become a weak key: every invitation could then be forged.
 */
export async function loadSecretKey(dataDir: string, given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  return loadKeptKey(dataDir, { name: 'secret-key', make: newSecret, isGood: (text) => /^[\w-]{43,}$/.test(text) });
}
