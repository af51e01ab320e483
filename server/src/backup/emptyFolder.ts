import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataDir } from '../platform/lockDataDir';
import { BackupError } from './BackupError';
import { markHalfRestored, refuseHalfRestored, unmarkHalfRestored } from './halfRestored';

/**
 * Of no worth: the lock of a server that has ended, what a file system puts into a new disk, and what npm writes into the
 * home of a service's user, which is often this folder.
 */
const WORTHLESS = new Set(['server.lock', 'lost+found', '.npm']);

async function refuseUnlessEmpty(dataDir: string): Promise<void> {
  refuseHalfRestored(dataDir);
  const names = await readdir(dataDir);
  if (names.includes('server.lock')) (await lockDataDir(dataDir)).release();
  if (names.some((name) => !WORTHLESS.has(name))) {
    throw new BackupError(`${dataDir} is not empty: name a new folder with DATA_DIR, or move what is there away.`);
  }
}

/**
 * Fills an empty data folder, which is made where there is none. While that lasts the folder is marked, so that after a
 * kill nobody takes what is there for whole. When the work fails the folder is empty again, or gone if it was not there.
 *
 * @throws BackupError when the folder is not empty; StartupError when a server runs there or a restore was cut off
 */
export async function fillEmptyFolder(dataDir: string, work: () => Promise<void>): Promise<void> {
  const made = await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await refuseUnlessEmpty(dataDir);
  const lock = await lockDataDir(dataDir);
  try {
    await markHalfRestored(dataDir);
    await work();
    await unmarkHalfRestored(dataDir);
  } catch (error) {
    const names = (await readdir(dataDir)).filter((name) => name === 'server.lock' || !WORTHLESS.has(name));
    for (const name of names) await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 });
    if (made !== undefined) await rm(made, { recursive: true, force: true });
    throw error;
  } finally {
    lock.release();
  }
}
