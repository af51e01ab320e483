import type { Client } from 'pg';
import type { Config } from '../config/Config';
import { beginSnapshot, copyOut, type Snapshot } from '../db/dumpTables';
import type { Log } from '../platform/Log';
import { BackupError } from './BackupError';
import { writeBackupFile } from './backupFile';
import { mailParts, secretKeyParts } from './dataFiles';
import { nothing, type Part } from './parts';
import { pictureParts } from './pictureFiles';
import { withClient } from './withClient';
import { withDatabase } from './withDatabase';

interface Source {
  client: Client;
  snapshot: Snapshot;
  /** Undefined where the folder is not part of it, since the database is the operator's own. */
  dataDir: string | undefined;
  /** The folder of pictures; undefined where they are left out, or in S3. */
  filesDir: string | undefined;
}

async function* partsOf({ client, snapshot, dataDir, filesDir }: Source): AsyncGenerator<Part> {
  const { tables, migrations } = snapshot;
  yield { head: { kind: 'begin', madeAt: new Date().toISOString(), migrations }, body: nothing() };
  if (dataDir !== undefined) yield* secretKeyParts(dataDir);
  const copies = [];
  for (const table of tables) {
    const copy = copyOut(client, table);
    copies.push([table.name, copy] as const);
    yield { head: { kind: 'table', ...table }, body: copy };
  }
  await client.query('commit');
  if (dataDir !== undefined) yield* mailParts(dataDir);
  if (filesDir !== undefined) yield* pictureParts(filesDir);
  const rows = Object.fromEntries(copies.map(([name, { rowCount }]) => [name, rowCount]));
  yield { head: { kind: 'end', rows }, body: nothing() };
}

export interface Backup {
  /** Where to write it, absolute. */
  path: string;
  force: boolean;
  /** Whether pictures are left out. */
  withoutPhotos?: boolean;
  signal: AbortSignal;
}

/**
 * Writes the database as it is at this moment, the pictures of photos that are in a folder, and of an embedded one the secret keys and the mails in
 * files too, into one file. People may go on working meanwhile.
 *
 * @returns the file's size in bytes
 */
export async function makeBackup(
  config: Config,
  log: Log,
  { path, withoutPhotos = false, ...writing }: Backup,
): Promise<number> {
  const dataDir = config.databaseUrl === undefined ? config.dataDir : undefined;
  const filesDir = withoutPhotos || !('folder' in config.files) ? undefined : config.files.folder;
  return withDatabase(config, log, (url) =>
    withClient(url, async (client) => {
      const snapshot = await beginSnapshot(client);
      if (snapshot === undefined) throw new BackupError('nothing has been made in the database yet.');
      return writeBackupFile(path, partsOf({ client, snapshot, dataDir, filesDir }), writing);
    }),
  );
}
