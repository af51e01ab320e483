import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../scripts/buildStamp';
import { productEnvironment } from './productEnvironment';
import type { Site } from './serveBaselines';

export interface Product extends Site {
  /** Of the server's process. */
  pid: number;
  dataDir: string;
}

/**
 * The product as `npm start` runs it, on a free port, with a database that is made for it and goes with it. Settings are
 * those of docs/settings.md; what none is given for has its default.
 *
 * @param imports files that are loaded before it starts
 */
export async function serveProduct(settings: NodeJS.ProcessEnv, imports: readonly string[] = []): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grazewell-bench-'));
  const loaded = ['tsx', ...imports].flatMap((each) => ['--import', each]);
  const server = spawn(process.execPath, [...loaded, 'scripts/start.ts'], {
    cwd: ROOT,
    env: productEnvironment(dataDir, settings),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const close = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const address = / is ready on (http:\S+)$/.exec(line)?.[1];
    if (address === undefined || server.pid === undefined) continue;
    server.stdout.resume();
    return { address, dist: join(ROOT, 'dist'), close, pid: server.pid, dataDir };
  }
  await close();
  throw new Error('The server did not start, for the reason above');
}
