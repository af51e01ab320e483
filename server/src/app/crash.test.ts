import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  cleanUp,
  clusterOf,
  killServer,
  newDataDir,
  postgresOf,
  spawnServer,
  startServer,
  stopServer,
  until,
  usedDataDir,
} from '../../test/support/runningServer';
import { login, readiness, register } from '../../test/support/serverCalls';
import { freePort } from '../platform/freePort';

jest.setTimeout(60_000);
afterEach(cleanUp);

const EMAIL = 'ada@example.com';

test('R5: what was answered is there after a stop and a start', async () => {
  const dataDir = await usedDataDir();
  const first = await startServer(dataDir);
  expect(await register(first.url, EMAIL)).toBe(201);
  expect(await stopServer(first)).toBe(0);
  expect(await postgresOf(dataDir)).toEqual([]);
  const second = await startServer(dataDir);
  expect(await login(second.url, EMAIL)).toBe(200);
});

test('R5: kill -9 in the middle of the first start leaves nothing broken', async () => {
  const dataDir = await newDataDir();
  const killed = spawnServer(dataDir, await freePort());
  await until(async () => (await readdir(dataDir)).some((name) => name.includes('draft')));
  await killServer(killed);
  expect(await readdir(dataDir)).not.toContain('postgres');
  const next = await startServer(dataDir);
  expect(await register(next.url, EMAIL)).toBe(201);
});

test('R5: a pid file whose pid is another program by now does not keep the database from starting', async () => {
  const dataDir = await usedDataDir();
  const first = await startServer(dataDir);
  const pidFile = join(clusterOf(dataDir), 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8');
  await stopServer(first);
  await writeFile(pidFile, text.replace(/^\d+/, String(process.pid)));
  const second = await startServer(dataDir);
  expect(await readiness(second.url)).toBe(200);
});

test('R5, R6: when its database dies the server starts it again and answers 503 at worst meanwhile', async () => {
  const dataDir = await usedDataDir();
  const server = await startServer(dataDir, { LOG_LEVEL: 'silent' });
  expect(await register(server.url, EMAIL)).toBe(201);
  const seen = new Set<number | undefined>();
  for (let round = 0; round < 2; round += 1) {
    const killed = await postgresOf(dataDir);
    killed.forEach((pid) => process.kill(pid, 'SIGKILL'));
    await until(async () => {
      const status = await readiness(server.url);
      seen.add(status);
      return status === 200 && (await postgresOf(dataDir)).some((pid) => !killed.includes(pid));
    });
  }
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(await login(server.url, EMAIL)).toBe(200);
});
