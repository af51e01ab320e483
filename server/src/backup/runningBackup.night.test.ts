import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failing, run, WELL } from '../../test/support/backupCommands';
import { halfUsers } from '../../test/support/halfUsers';
import {
  cleanUp,
  newDataDir,
  postgresOf,
  startServer,
  stopServer,
  until,
  usedDataDir,
} from '../../test/support/runningServer';
import { login, register } from '../../test/support/serverCalls';
import { connect } from '../db/connect';
import { connectionString, placeOf } from '../embedded/cluster';
import { readPostmasterFile } from '../embedded/postmasterFile';

jest.setTimeout(120_000);
afterEach(cleanUp);

const MANY = { RATE_LIMIT_PER_ADDRESS: '100000' };
const EMAIL = 'ada@example.com';

/** The database of a server that runs. */
async function databaseOf(dataDir: string) {
  const place = placeOf(join(dataDir, 'postgres'));
  const port = (await readPostmasterFile(place.cluster))?.port ?? 0;
  return connect(await connectionString(place, port));
}

test('R5: a backup made while people sign up has all that was answered before, and no half of anything', async () => {
  const [dataDir, folder] = [await usedDataDir(), await newDataDir()];
  const server = await startServer(dataDir, MANY);
  const answered: string[] = [];
  let isOver = false;
  let sent = 0;
  const signUps = async () => {
    while (!isOver) {
      const email = `rancher${(sent += 1)}@example.com`;
      if ((await register(server.url, email)) === 201) answered.push(email);
    }
  };
  const load = Promise.all([signUps(), signUps(), signUps()]);
  await until(() => answered.length >= 20);
  const before = [...answered];
  const file = join(folder, 'ranches.backup');
  expect(await run('backup', dataDir, file)).toMatchObject(WELL);
  const after = answered.length;
  isOver = true;
  await load;
  await stopServer(server);
  expect(after).toBeGreaterThan(before.length);

  const restored = join(folder, 'restored');
  expect(await run('restore', restored, file)).toMatchObject(WELL);
  const next = await startServer(restored, MANY);
  const db = await databaseOf(restored);
  const there = new Set((await db.selectFrom('users').select('email').execute()).map(({ email }) => email));
  expect(before.filter((email) => !there.has(email))).toEqual([]);
  expect(await halfUsers(db)).toEqual([]);
  await db.destroy();
  expect(await login(next.url, before[0] ?? '')).toBe(200);
  expect(await register(next.url, 'rancher-of-tomorrow@example.com')).toBe(201);
});

function keysIn(dataDir: string) {
  const keys = ['secret-key', 'vapid-key'].map(async (name) => {
    const path = join(dataDir, name);
    return { name, text: await readFile(path, 'utf8'), mode: (await stat(path)).mode & 0o777 };
  });
  return Promise.all(keys);
}

test('a backup needs no server, holds the secret keys and the mail, and is for its owner alone', async () => {
  const [dataDir, folder] = [await usedDataDir(), await newDataDir()];
  const server = await startServer(dataDir);
  expect(await register(server.url, EMAIL)).toBe(201);
  const body = JSON.stringify({ email: EMAIL });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.url}/api/v1/auth/password-reset-request`, { method: 'POST', headers, body });
  const mails = () => readdir(join(dataDir, 'mail')).catch(() => []);
  await until(async () => (await mails()).some((name) => name.endsWith('.eml')));
  await stopServer(server);

  const file = join(folder, 'ranches.backup');
  expect(await run('backup', dataDir, file)).toMatchObject(WELL);
  expect(await postgresOf(dataDir)).toEqual([]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['ranches.backup']);

  const restored = join(folder, 'restored');
  expect(await run('restore', restored, file)).toMatchObject(WELL);
  expect(await readdir(join(restored, 'mail'))).toEqual(await mails());
  const [made, again] = await Promise.all([dataDir, restored].map((place) => keysIn(place)));
  expect(again).toEqual(made);
  expect(await login((await startServer(restored)).url, EMAIL)).toBe(200);
});

test('a file that is there is replaced with --force alone, and a folder without a database is left as it is', async () => {
  const [dataDir, folder, none] = [await usedDataDir(), await newDataDir(), await newDataDir()];
  const file = join(folder, 'ranches.backup');
  await writeFile(file, 'precious');
  expect(await run('backup', dataDir, file)).toEqual(failing(/\S+ is there already: .* --force\./));
  expect(await readFile(file, 'utf8')).toBe('precious');
  expect(await run('backup', dataDir, file, '--force')).toMatchObject(WELL);
  expect(await readFile(file, 'latin1')).toMatch(/^grazewell backup 1\n/);

  expect(await run('backup', none, join(folder, 'other'))).toEqual(failing(/there is no database in \S+/));
  expect(await readdir(none)).toEqual([]);
  expect(await run('backup', dataDir)).toEqual(
    failing(/the command is: npm run backup -- <file> \[--force\] \[--without-photos\]/),
  );
  expect(await run('backup', dataDir, join(folder, 'no', 'x'))).toEqual(failing(/there is no folder \S+/));
});
