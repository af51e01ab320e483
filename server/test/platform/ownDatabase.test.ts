import { readdir } from 'node:fs/promises';
import { freePort } from '../../src/platform/freePort';
import { createTestDatabase, type TestDatabase } from '../testDatabase';
import { login, register } from './calls';
import { cleanUp, killServer, newDataDir, spawnServer, startServer, stopServer } from './runningServer';

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

test('a DATABASE_URL with a wrong password ends the start with one sentence that does not show it', async () => {
  const url = new URL(database.url);
  url.password = 'canary';
  const server = spawnServer(await newDataDir(), await freePort(), { DATABASE_URL: url.href, SECRET_KEY });
  expect(await server.exited).toBe(1);
  expect(server.stderr()).toMatch(/^Grazewell did not start: password authentication failed .*\n$/);
  expect(server.stderr()).not.toContain('canary');
});
