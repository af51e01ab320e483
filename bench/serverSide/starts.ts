import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../scripts/buildStamp';
import { freePort } from '../../server/src/platform/freePort';
import { productEnvironment } from '../serve/productEnvironment';
import { HAS_PROCESS_FILES, memoryBelow } from './processFiles';

const POLL_MS = 5;
/** For what a server still does after its first answer. */
const SETTLE_MS = 5_000;
const MB = 1e6;

export interface Start {
  /** From the command to the first answer, in ms. */
  answeredMs: number;
  /** What the server and its database take some seconds after it, in MB, without npm; undefined where it is not told. */
  idleMb: number | undefined;
}

const isAnswered = (url: string) =>
  fetch(url).then(
    (answer) => answer.text().then(() => answer.ok),
    () => false,
  );

async function memoryBelowMb(pid: number | undefined): Promise<number | undefined> {
  return HAS_PROCESS_FILES && pid !== undefined ? (await memoryBelow(pid)) / MB : undefined;
}

/** Runs `npm start` on a data folder until it has answered, and ends it. The client must be built. */
async function startOnce(dataDir: string): Promise<Start> {
  const port = await freePort();
  const startedAt = performance.now();
  const env = productEnvironment(dataDir, { PORT: String(port) });
  const npm = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(npm, 'exit');
  try {
    while (!(await isAnswered(`http://127.0.0.1:${port}/login`))) {
      if (npm.exitCode !== null) throw new Error('npm start ended, for the reason above');
      await sleep(POLL_MS);
    }
    const answeredMs = performance.now() - startedAt;
    await sleep(SETTLE_MS);
    return { answeredMs, idleMb: await memoryBelowMb(npm.pid) };
  } finally {
    npm.kill('SIGTERM');
    await ended;
  }
}

/** `npm start` in an empty data folder, and once more in the same. */
export async function startTwice(): Promise<{ first: Start; second: Start }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grazewell-bench-'));
  try {
    return { first: await startOnce(dataDir), second: await startOnce(dataDir) };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
