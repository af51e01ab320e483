import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../scripts/buildStamp';
import type { Site } from './serveBaselines';

/** Settings of the shell that would make it another server than the one that is to be measured. */
const OWN = [
  'DATABASE_URL',
  'SECRET_KEY',
  'ORIG_SITE',
  'ALLOWED_ORIGINS',
  'SMTP_URL',
  'ANALYTICS_KEY',
  'API_V1',
  'API_V3',
];

/** The product as `npm start` runs it, on a free port, with a database that is made for it and goes with it. */
export async function serveProduct(): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grazewell-bench-'));
  const unset = Object.fromEntries(OWN.map((name) => [name, '']));
  const env = { ...process.env, ...unset, PORT: '0', HOST: '', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: ROOT,
    env,
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
    if (address === undefined) continue;
    server.stdout.resume();
    return { address, dist: join(ROOT, 'dist'), close };
  }
  await close();
  throw new Error('The server did not start, for the reason above');
}
