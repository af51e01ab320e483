import { text } from 'node:stream/consumers';
import type { Config } from '../config/Config';
import type { FileStore } from '../files/FileStore';
import { openFileStore } from '../files/openFileStore';
import type { Log } from '../platform/Log';
import { BackupError } from './BackupError';
import { checkBackupFile, readBackupFile } from './backupFile';
import type { Db } from '../db/Database';
import type { RestoredStep } from '../platform/restored';
import { writeDataFile } from './dataFiles';
import { fillEmptyFolder } from './emptyFolder';
import { loadDatabase, readBegin } from './loadDatabase';
import { withClient } from './withClient';
import { pictureIn, restorePicture } from './pictureFiles';
import { runningEmbedded } from './withDatabase';

/**
 * For a database of the operator's own: the secret is theirs to give, and must be the one that the backup's links and
 * waiting mail were made with. Mails in files have been sent and are left out, and so is the key for push services, which is
 * `VAPID_PRIVATE_KEY` there.
 */
const secretMustBe = (secretKey: string | undefined) => async (path: string, body: AsyncIterable<Buffer>) => {
  const content = await text(body);
  if (path === 'secret-key' && content.trim() !== secretKey) {
    throw new BackupError('the backup was made with another secret: set SECRET_KEY to that one.');
  }
};

type TakeFile = (path: string, body: AsyncIterable<Buffer>) => Promise<void>;

/** Puts pictures back where they are kept; all other files are for `take`. */
const withPictures =
  (store: FileStore, take: TakeFile): TakeFile =>
  (path, body) => {
    const picture = pictureIn(path);
    return picture === undefined ? take(path, body) : restorePicture(store, picture, body);
  };

interface Restoring {
  signal: AbortSignal;
  /** What follows the restore, in its transaction. */
  steps: readonly RestoredStep<Db>[];
}

/**
 * Restores a backup into an empty (or missing) data folder, or into the empty database that `DATABASE_URL` names, and
 * brings it to the newest shape. When that fails, the place is as it was.
 *
 * @throws BackupError in a sentence what is wrong with the file or the place
 */
export async function restoreBackup(
  config: Config,
  log: Log,
  path: string,
  { signal, steps }: Restoring,
): Promise<void> {
  const { dataDir, databaseUrl, secretKey } = config;
  await checkBackupFile(path);
  const store = await openFileStore(config);
  const parts = readBackupFile(path);
  try {
    const migrations = await readBegin(parts);
    if (databaseUrl !== undefined) {
      const loading = { parts, takeFile: withPictures(store, secretMustBe(secretKey)), signal, steps };
      return await withClient(databaseUrl, (client) => loadDatabase(client, migrations, loading));
    }
    const takeFile = withPictures(store, (name, body) => writeDataFile(dataDir, name, body));
    const load = (url: string) =>
      withClient(url, (client) => loadDatabase(client, migrations, { parts, takeFile, signal, steps }));
    await fillEmptyFolder(dataDir, () => runningEmbedded(dataDir, log, load));
  } finally {
    await parts.return(undefined);
    store.close();
  }
}
