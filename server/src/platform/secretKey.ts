import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './errorCode';
import { StartupError } from './StartupError';
import { writeDurably } from './writeDurably';

/** 256 random bits as text that is safe in an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

async function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
}

/**
 * The secret that signs what leaves the server: `SECRET_KEY`, or one made at the first start and kept in `dataDir`.
 * Call it with the data folder's lock held, so that two first starts never make two.
 */
export async function loadSecretKey(dataDir: string, given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  const path = join(dataDir, 'secret-key');
  const kept = await readIfThere(path);
  if (kept === undefined) {
    const secret = newSecret();
    await writeDurably(path, `${secret}\n`);
    return secret;
  }
  // A half or emptied file must not become a weak key: every invitation could then be forged.
  if (!/^[\w-]{43,}$/.test(kept.trim())) {
    throw new StartupError(`${path} is damaged: restore it from a backup, or delete it to have a new secret made.`);
  }
  return kept.trim();
}
