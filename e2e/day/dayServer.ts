import { execFile } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { serveProduct } from '../support/product';

const run = promisify(execFile);

const BUILT_WITHIN_MS = 600_000;

/**
 * The server of the day, on the port and the folder of the run. It is backed up and restored by the commands that an
 * operator has.
 */
export async function startDayServer() {
  const port = Number(process.env.E2E_PORT);
  const dataDir = process.env.E2E_DATA_DIR ?? '';
  const [backup, before] = [`${dataDir}.backup`, `${dataDir}.before`];
  const settings = { MAP_TILES: 'none', RATE_LIMIT_PER_ADDRESS: '1000' };
  const serve = () => serveProduct({ port, dataDir, settings, readyWithinMs: BUILT_WITHIN_MS });
  const command = (script: string, ...given: string[]) =>
    run(process.execPath, ['--import', 'tsx', script, ...given], { env: { ...process.env, DATA_DIR: dataDir } });
  let serving = await serve();
  return {
    address: serving.address,
    backUp: () => command('scripts/backup.ts', '--force', backup),
    /** Stops the server, restores the backup into an empty folder, and starts the server again. */
    restore: async () => {
      await serving.stop();
      await rename(dataDir, before);
      await command('scripts/restore.ts', backup);
      serving = await serve();
    },
    close: async () => {
      await serving.stop();
      for (const path of [dataDir, backup, before]) await rm(path, { recursive: true, force: true });
    },
  };
}
