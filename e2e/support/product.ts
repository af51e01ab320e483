import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const READY_WITHIN_MS = 90_000;
const ASK_EVERY_MS = 250;

/** The same as of the server under test. */
const ADMIN = { ADMIN_EMAIL: process.env.E2E_ADMIN_EMAIL, ADMIN_PASSWORD: process.env.E2E_ADMIN_PASSWORD };

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/api/v1/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

interface Serving {
  port: number;
  dataDir: string;
  settings: NodeJS.ProcessEnv;
  /** What is loaded before it starts. */
  imports?: readonly string[];
  /** How long its start may take, which may begin with a build of the client. */
  readyWithinMs?: number;
}

/** Starts the product on a port and a folder. `stop` ends it and leaves the folder. */
export async function serveProduct(serving: Serving) {
  const { port, dataDir, settings, imports = [], readyWithinMs = READY_WITHIN_MS } = serving;
  const address = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    [...['tsx', ...imports].flatMap((each) => ['--import', each]), 'scripts/start.ts'],
    {
      env: { ...process.env, ...ADMIN, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings },
      stdio: 'ignore',
    },
  );
  const stop = async () => {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  const startedAt = Date.now();
  while (!(await isReady(address))) {
    if (Date.now() - startedAt > readyWithinMs || server.exitCode !== null) {
      await stop();
      throw new Error('The server did not start');
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  return { address, stop };
}

/**
 * A second server of the product beside the one under test, with settings of its own and a database that goes with it.
 *
 * @param further the port above that of the server under test, which no other test has
 * @param imports what is loaded before it starts
 */
export async function startProduct(
  further: number,
  settings: NodeJS.ProcessEnv,
  imports: NonNullable<Serving['imports']> = [],
) {
  const port = Number(process.env.E2E_PORT) + further;
  const dataDir = await mkdtemp(join(tmpdir(), 'grazewell-e2e-own-'));
  const leave = () => rm(dataDir, { recursive: true, force: true });
  const { address, stop } = await serveProduct({ port, dataDir, settings, imports }).catch(async (error: unknown) => {
    await leave();
    throw error;
  });
  const close = async () => {
    await stop();
    await leave();
  };
  return { address, dataDir, close };
}
