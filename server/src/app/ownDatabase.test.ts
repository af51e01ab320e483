import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  cleanUp,
  clusterOf,
  killServer,
  newDataDir,
  spawnServer,
  startServer,
  stopServer,
  usedDataDir,
} from '../../test/support/runningServer';
import { login, register } from '../../test/support/serverCalls';
import { createTestDatabase, type TestDatabase } from '../../test/support/testDatabase';
import { freePort } from '../platform/freePort';

jest.setTimeout(60_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(cleanUp);
afterAll(() => database.drop());

const SECRET_KEY = 'a secret that all processes share';

test('R7: two servers on one PostgreSQL share people, also one data folder, and one goes on when the other is killed', async () => {
  const dataDir = await newDataDir();
  const env = { DATABASE_URL: database.url, SECRET_KEY };
  const [one, other] = await Promise.all([startServer(dataDir, env), startServer(dataDir, env)]);
  expect(await register(one.url, 'ada@example.com')).toBe(201);
  await killServer(one);
  expect(await login(other.url, 'ada@example.com')).toBe(200);
  expect(await stopServer(other)).toBe(0);
  expect(await readdir(dataDir)).not.toContain('postgres');
});

/** Line 4 of what a running PostgreSQL says of itself. */
async function postgresPortOf(dataDir: string): Promise<number> {
  const text = await readFile(join(clusterOf(dataDir), 'postmaster.pid'), 'utf8');
  return Number(text.split('\n')[3]);
}

test('a DATABASE_URL with a wrong password ends the start with one sentence that does not show it', async () => {
  // One of our own: the database of the tests may be set up to let everybody in.
  const other = await usedDataDir();
  await startServer(other);
  const DATABASE_URL = `postgres://grazewell:canary@127.0.0.1:${await postgresPortOf(other)}/postgres`;
  const server = spawnServer(await newDataDir(), await freePort(), { DATABASE_URL, SECRET_KEY });
  expect(await server.exited).toBe(1);
  expect(server.stderr()).toMatch(/^Grazewell did not start: password authentication failed .*\n$/);
  expect(server.stderr()).not.toContain('canary');
});
