import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../platform/StartupError';
import { syncFolder, writeDurably } from '../platform/writeDurably';

/** Stands in a data folder from a restore's first step to its last. */
const markIn = (dataDir: string) => join(dataDir, 'restore-incomplete');

export async function markHalfRestored(dataDir: string): Promise<void> {
  await writeDurably(markIn(dataDir), 'A restore into this folder has begun and has not ended.\n');
}

export async function unmarkHalfRestored(dataDir: string): Promise<void> {
  await rm(markIn(dataDir));
  await syncFolder(dataDir);
}

/** @throws StartupError when a restore into this folder was cut off */
export function refuseHalfRestored(dataDir: string): void {
  if (!existsSync(markIn(dataDir))) return;
  throw new StartupError(
    `a restore into ${dataDir} was cut off and the folder is incomplete: delete what is in it and restore once more.`,
  );
}
