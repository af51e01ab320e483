import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import {
  cleanUp,
  newDataDir,
  postgresOf,
  spawnServer,
  startServer,
  stopServer,
  usedDataDir,
} from '../../test/support/runningServer';
import { readiness, register } from '../../test/support/serverCalls';
import { freePort } from '../platform/freePort';

jest.setTimeout(60_000);
afterEach(cleanUp);

/** What a start that must fail says. */
async function failure(dataDir: string, port: number, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const server = spawnServer(dataDir, port, env);
  expect(await server.exited).toBe(1);
  expect(server.stderr()).not.toMatch(/\n\s+at /);
  expect(await postgresOf(dataDir)).toEqual([]);
  return server.stderr();
}

/** A folder of commands that fail, to stand before the real ones. */
async function withoutCommands(folder: string, ...names: string[]): Promise<string> {
  const bin = join(folder, 'bin');
  await mkdir(bin);
  for (const name of names) await writeFile(join(bin, name), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  return `${bin}:${process.env.PATH}`;
}

test('bad settings end the start with the whole list and no secret', async () => {
  const text = await failure(await newDataDir(), 3000, { PORT: 'abc', LOG_LEVEL: 'loud', SECRET_KEY: 'canary' });
  expect(text).toContain('PORT: "abc" must be a whole number from 0 to 65535');
  expect(text).toContain('LOG_LEVEL: "loud" must be one of');
  expect(text).toContain('SECRET_KEY');
  expect(text).not.toContain('canary');
});

test('a port in use ends the start with one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const text = await failure(await newDataDir(), port);
  expect(text).toBe(
    `Grazewell did not start: port ${port} of 127.0.0.1 is in use: stop what listens there, or set another PORT.\n`,
  );
  other.close();
});

test('an ADMIN_EMAIL that someone else holds ends the start with one sentence; nobody is promoted', async () => {
  const dataDir = await usedDataDir();
  const server = await startServer(dataDir);
  expect(await register(server.url, 'ada@example.com')).toBe(201);
  await stopServer(server);
  const admin = { ADMIN_EMAIL: 'Ada@Example.com', ADMIN_PASSWORD: 'a gate left open at dusk' };
  const text = await failure(dataDir, await freePort(), admin);
  expect(text).toMatch(/^Grazewell did not start: ADMIN_EMAIL: \S+ belongs to someone who is not an admin.*\n$/);
});

// Only root may start a process as another user; for anyone else there is nothing to try here.
const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot(
  'root without user namespaces: PostgreSQL runs as another user, also on data that was root’s before',
  async () => {
    const dataDir = await usedDataDir();
    const PATH = await withoutCommands(dataDir, 'unshare');
    const asOther = await startServer(dataDir, { PATH });
    expect(await readiness(asOther.url)).toBe(200);
    await stopServer(asOther);
    const next = await startServer(dataDir);
    expect(await readiness(next.url)).toBe(200);
  },
);

asRoot('root where PostgreSQL cannot be run as anyone else ends the start with one sentence', async () => {
  const dataDir = await newDataDir();
  const PATH = await withoutCommands(dataDir, 'unshare', 'setpriv');
  expect(await failure(dataDir, await freePort(), { PATH })).toMatch(
    /^Grazewell did not start: PostgreSQL refuses to run as root, .* or set DATABASE_URL\.\n$/,
  );
});
