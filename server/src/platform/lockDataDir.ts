import { closeSync, ftruncateSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryFileLock } from './fileLock';
import { StartupError } from './StartupError';

/** How long an old server may take to let go. One that runs on is not waited for, but a killed one takes a moment. */
const PATIENCE_MS = { stopping: 5_000, running: 1_000 };
const RETRY_MS = 50;

type Holder = keyof typeof PATIENCE_MS;

export interface DataDirLock {
  /** Tells the next server that waiting is worth its while. */
  markStopping(): void;
  release(): void;
}

function say(fd: number, holder: Holder): void {
  ftruncateSync(fd, 0);
  writeSync(fd, `${process.pid} ${holder}\n`, 0);
}

function held(fd: number): DataDirLock {
  say(fd, 'running');
  return { markStopping: () => say(fd, 'stopping'), release: () => closeSync(fd) };
}

const lockPath = (dataDir: string) => join(dataDir, 'server.lock');

/** Makes this process the only one that runs a data folder's database; undefined while another one is. */
export function tryLockDataDir(dataDir: string): DataDirLock | undefined {
  const fd = tryFileLock(lockPath(dataDir));
  return fd === undefined ? undefined : held(fd);
}

/**
 * Makes this process the only server on a data folder.
 *
 * @throws StartupError when another one runs there
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const startedAt = performance.now();
  for (;;) {
    const lock = tryLockDataDir(dataDir);
    if (lock !== undefined) return lock;
    const [, pid, state] = /^(\d+) (stopping|running)/.exec(await readFile(lockPath(dataDir), 'utf8')) ?? [];
    const patience = state === 'running' ? PATIENCE_MS.running : PATIENCE_MS.stopping;
    if (performance.now() - startedAt > patience) {
      const who = pid === undefined ? 'Another server' : `Another server (process ${pid})`;
      throw new StartupError(`${who} is using the data folder ${dataDir}: stop it first, or set another DATA_DIR.`);
    }
    await sleep(RETRY_MS);
  }
}
