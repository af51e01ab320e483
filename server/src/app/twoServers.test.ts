import { stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import {
  cleanUp,
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
const ONE_SENTENCE = /^Grazewell did not start: Another server \(process \d+\) is using the data folder \S+: .*\.\n$/;

test('R5: a second server on one data folder says so and stops, and the first goes on', async () => {
  const dataDir = await usedDataDir();
  const first = await startServer(dataDir);
  const database = await postgresOf(dataDir);
  const second = spawnServer(dataDir, await freePort());
  expect(await second.exited).toBe(1);
  expect(second.stderr()).toMatch(ONE_SENTENCE);
  expect(second.stderr()).toContain(`process ${first.child.pid}`);
  expect(await register(first.url, EMAIL)).toBe(201);
  expect(await postgresOf(dataDir)).toEqual(expect.arrayContaining(database.slice(0, 1)));
});

test('R5: of three first starts at the same instant exactly one wins', async () => {
  const dataDir = await newDataDir();
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const servers = ports.map((port) => spawnServer(dataDir, port));
  await until(() => servers.filter(({ child }) => child.exitCode === 1).length === 2);
  const winner = servers.find(({ child }) => child.exitCode === null);
  await until(() => winner?.stdout().includes('is ready on') === true);
  expect(await readiness(`http://127.0.0.1:${winner?.port}`)).toBe(200);
});

test('R5: a start while the old server is still finishing waits for it', async () => {
  const dataDir = await usedDataDir();
  const first = await startServer(dataDir);
  expect(await register(first.url, EMAIL)).toBe(201);
  const end = stopServer(first);
  const second = await startServer(dataDir);
  expect(await end).toBe(0);
  expect(await login(second.url, EMAIL)).toBe(200);
});

test('the data folder is made for its owner alone, and so are the secrets in it', async () => {
  const dataDir = join(await newDataDir(), 'made', 'by', 'the', 'server');
  await stopServer(await startServer(dataDir));
  const mode = async (...path: string[]) => ((await stat(join(dataDir, ...path))).mode & 0o777).toString(8);
  expect(await mode()).toBe('700');
  expect(await mode('secret-key')).toBe('600');
  expect(await mode('postgres', 'password')).toBe('600');
});

test('a data folder in the home of whoever starts it works, also when that is root', async () => {
  const dataDir = await newDataDir(homedir());
  const server = await startServer(dataDir);
  expect(await register(server.url, EMAIL)).toBe(201);
});
