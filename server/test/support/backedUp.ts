import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RESTORED_STEPS } from '../../src/app/restoredSteps';
import { makeBackup } from '../../src/backup/makeBackup';
import { restoreBackup } from '../../src/backup/restoreBackup';
import type { Config } from '../../src/config/Config';
import type { Log } from '../../src/platform/Log';
import { SECRET, testConfig } from './testApp';

const quiet = () => undefined;
const log: Log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const never = new AbortController().signal;

/** A folder for the backups of a test file. */
export async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'grazewell-backups-'));
  return { at: (name: string) => join(folder, name), folder, remove: () => rm(folder, { recursive: true }) };
}

interface Pictures {
  files?: Config['files'];
  withoutPhotos?: boolean;
}

/** Backs the database of an address up, and pictures. */
export function backUp(
  databaseUrl: string,
  path: string,
  { files, withoutPhotos = false }: Pictures = {},
): Promise<number> {
  const config = testConfig({ databaseUrl, secretKey: SECRET, ...(files !== undefined && { files }) });
  return makeBackup(config, log, { path, force: false, withoutPhotos, signal: never });
}

/** Restores into a database or a data folder, and pictures to their place. */
export function restoreInto(
  place: Pick<Partial<Config>, 'databaseUrl' | 'dataDir' | 'files'>,
  path: string,
): Promise<void> {
  return restoreBackup(testConfig({ secretKey: SECRET, ...place }), log, path, {
    signal: never,
    steps: RESTORED_STEPS,
  });
}
