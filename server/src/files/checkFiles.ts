import type { Config } from '../config/Config';
import type { Log } from '../platform/Log';
import { StartupError } from '../platform/StartupError';
import { FilesAway } from './FilesAway';
import { openFileStore } from './openFileStore';

/**
 * Tries the place of pictures before the server starts. One that refuses ends the start with a StartupError; one that doesn't
 * answer is told in the log: pictures wait for it, and the record goes on.
 */
export async function checkFiles(config: Pick<Config, 'files' | 'dataDir'>, log: Log): Promise<void> {
  const store = await openFileStore(config);
  try {
    await store.check();
  } catch (error) {
    if (!(error instanceof FilesAway)) throw error;
    if (error.isRefused) throw new StartupError(`${error.message} See FILES_URL in docs/settings.md.`);
    log.warn(`${error.message} Pictures wait until it is`);
  } finally {
    store.close();
  }
}
