import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../platform/Log';
import { StartupError } from '../platform/StartupError';
import { postmasterFilePath, readPostmasterFile } from './postmasterFile';
import { postgresProcesses, signal } from './processes';

/** Fast shutdown, then without a checkpoint, then no longer asking. PostgreSQL mends itself at the next start. */
const STEPS: readonly { name: NodeJS.Signals; patienceMs: number }[] = [
  { name: 'SIGINT', patienceMs: 3_000 },
  { name: 'SIGQUIT', patienceMs: 1_500 },
  { name: 'SIGKILL', patienceMs: 1_500 },
];
const POLL_MS = 20;

async function allGone(living: () => Promise<number[]>, patienceMs: number): Promise<boolean> {
  const startedAt = performance.now();
  while ((await living()).length > 0) {
    if (performance.now() - startedAt > patienceMs) return false;
    await sleep(POLL_MS);
  }
  return true;
}

/**
 * Stops what a killed server left running in a cluster folder, so that the next PostgreSQL is our child and has our
 * settings. Call it with the data folder's lock held: no living server is behind those processes then.
 */
export async function stopLeftBehind(clusterDir: string, log: Log): Promise<void> {
  const named = (await readPostmasterFile(clusterDir))?.pid;
  const living = () => postgresProcesses(clusterDir, named);
  for (const { name, patienceMs } of STEPS) {
    const pids = await living();
    if (pids.length === 0) break;
    // Without their parent there is no shutdown in good order to wait for.
    if (name !== 'SIGKILL' && named !== undefined && !pids.includes(named)) continue;
    log.warn(`Stopping a PostgreSQL that was left behind (${name}, processes ${pids.join(', ')})`);
    // The others end with their parent; told one by one they would only drop their clients.
    const told = name === 'SIGKILL' || named === undefined ? pids : pids.filter((pid) => pid === named);
    told.forEach((pid) => signal(pid, name));
    await allGone(living, patienceMs);
  }
  if ((await living()).length > 0) {
    throw new StartupError(`a PostgreSQL (process ${named ?? 'unknown'}) holds ${clusterDir} and does not stop.`);
  }
  // Nobody is there. A file that stayed names a pid which may be another program's by now, and PostgreSQL would refuse.
  await rm(postmasterFilePath(clusterDir), { force: true });
}
