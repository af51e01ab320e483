import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config/Config';
import { connectionString, placeOf } from '../embedded/cluster';
import { EmbeddedPostgres } from '../embedded/EmbeddedPostgres';
import { readPostmasterFile } from '../embedded/postmasterFile';
import { tryLockDataDir, type DataDirLock } from '../platform/lockDataDir';
import type { Log } from '../platform/Log';
import { BackupError } from './BackupError';
import { refuseHalfRestored } from './halfRestored';

/** How long a server may take to start or to stop before we give up on its database. */
const PATIENCE_MS = 10_000;
const RETRY_MS = 100;

/** Runs a data folder's embedded database for as long as the work takes. The caller holds the folder's lock. */
export async function runningEmbedded<T>(dataDir: string, log: Log, work: (url: string) => Promise<T>): Promise<T> {
  const embedded = new EmbeddedPostgres({ dataDir, log });
  try {
    return await work(await embedded.start());
  } finally {
    await embedded.stop();
  }
}

type Way = { lock: DataDirLock } | { url: string };

/** The running server's database, or the lock under which to start it ourselves. */
async function findWay(dataDir: string): Promise<Way> {
  const place = placeOf(join(dataDir, 'postgres'));
  const startedAt = performance.now();
  for (;;) {
    const lock = tryLockDataDir(dataDir);
    if (lock !== undefined) return { lock };
    const file = await readPostmasterFile(place.cluster);
    if (file?.isReady === true) return { url: await connectionString(place, file.port) };
    if (performance.now() - startedAt > PATIENCE_MS) {
      throw new BackupError('the server is starting or stopping: try again in a moment.');
    }
    await sleep(RETRY_MS);
  }
}

/**
 * Works with the address of the database that the settings name: the operator's own, the embedded one of the server that
 * runs, or the embedded one started for the work and stopped after it.
 */
export async function withDatabase<T>(config: Config, log: Log, work: (url: string) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== undefined) return work(databaseUrl);
  refuseHalfRestored(dataDir);
  if (!existsSync(join(dataDir, 'postgres'))) throw new BackupError(`there is no database in ${dataDir}.`);
  const way = await findWay(dataDir);
  if ('url' in way) return work(way.url);
  try {
    return await runningEmbedded(dataDir, log, work);
  } finally {
    way.lock.release();
  }
}
