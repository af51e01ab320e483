import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './errorCode';
import { StartupError } from './StartupError';
import { writeDurably } from './writeDurably';

interface KeptKey {
  /** The file in the data folder. */
  name: string;
  make: () => string;
  isGood: (text: string) => boolean;
}

async function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
}

/**
 * A key that is made at the first start and kept in `dataDir`. Call it with the data folder's lock held, so that two first
 * starts never make two.
 *
 * @throws StartupError for a file that was emptied or cut short
 */
export async function loadKeptKey(dataDir: string, { name, make, isGood }: KeptKey): Promise<string> {
  const path = join(dataDir, name);
  const kept = await readIfThere(path);
  if (kept === undefined) {
    const made = make();
    await writeDurably(path, `${made}\n`);
    return made;
  }
  if (!isGood(kept.trim())) {
    throw new StartupError(`${path} is damaged: restore it from a backup, or delete it to have a new secret made.`);
  }
  return kept.trim();
}
