import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { Balancer } from '../../test/support/Balancer';
import {
  cleanUp,
  killServer,
  newDataDir,
  startServer,
  until,
  type RunningServer,
} from '../../test/support/runningServer';
import { PASSWORD, SECRET, signup, tokenIn } from '../../test/support/testApp';
import { createEmptyDatabase, type TestDatabase } from '../../test/support/testDatabase';
import { connect } from '../db/connect';
import type { Db } from '../db/Database';
import { knownMigrations } from '../db/migrate';

jest.setTimeout(120_000);

const LIMIT = 40;

let database: TestDatabase;
let db: Db;
let dataDir: string;
let servers: RunningServer[];
let balancer: Balancer;
let url: string;

beforeAll(async () => {
  [database, dataDir] = await Promise.all([createEmptyDatabase(), newDataDir()]);
  db = connect(database.url);
  // Each call of a test comes from an address of its own choice, as a trusted balancer says it.
  const shared = { DATABASE_URL: database.url, SECRET_KEY: SECRET, TRUST_PROXY: '127.0.0.1' };
  const env = { ...shared, RATE_LIMIT_PER_ADDRESS: String(LIMIT) };
  servers = await Promise.all([1, 2, 3].map(() => startServer(dataDir, env)));
  balancer = new Balancer(servers.map((server) => server.url));
  url = await balancer.open();
});
afterAll(async () => {
  await balancer.close();
  await cleanUp();
  await db.destroy();
  await database.drop();
});

let addresses = 0;
/** An address that nobody has called from. */
const newAddress = () => `10.1.${(addresses += 1) >> 8}.${addresses & 255}`;

interface Sent {
  token?: string;
  key?: string;
  from?: string;
}

function post(path: string, body: object, { token, key, from = newAddress() }: Sent = {}, to = url): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': from,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  return fetch(`${to}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function newcomer(email: string): Promise<string> {
  const response = await post('/auth/register', signup({ email }));
  return ((await response.json()) as { token: string }).token;
}

/** What each server says about a session. */
function everywhere(token: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}` };
  return Promise.all(servers.map(async (one) => (await fetch(`${one.url}/api/v3/user/me`, { headers })).status));
}

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

test('R7: servers that start at once on a database without tables migrate it once', async () => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(await knownMigrations());
});

test('R7: a session is known to every server, and ended for every one', async () => {
  const token = await newcomer('session@example.com');
  expect(await everywhere(token)).toEqual([200, 200, 200]);
  await post('/auth/logout', {}, { token });
  expect(await everywhere(token)).toEqual([401, 401, 401]);
});

test('R7: failures with one server make a person wait with every other', async () => {
  await newcomer('waiting@example.com');
  const from = newAddress();
  const login = (password: string, to = url) =>
    post('/auth/login', { email: 'waiting@example.com', password }, { from }, to);
  await times(10, () => login('wrong'));
  for (const server of servers) expect((await login(PASSWORD, server.url)).status).toBe(429);
});

test('R7: the tries of one address are counted over all servers, exactly', async () => {
  const from = newAddress();
  const body = { token: 'a'.repeat(43), password: 'five lame ducks at noon' };
  const answers = await times(LIMIT + 20, () => post('/auth/password-reset', body, { from }));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('R7: one Idempotency-Key, sent 20 times at once over all servers, makes one account', async () => {
  const body = signup({ email: 'key@example.com', name: 'Key Ranch' });
  const again = () => post('/auth/register', body, { key: 'one-and-the-same' });
  const statuses = (await times(20, again)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  expect(statuses).toContain(201);
  expect((await again()).status).toBe(201);
  const ranches = await db.selectFrom('ranches').select('uuid').where('name', '=', 'Key Ranch').execute();
  expect(ranches).toHaveLength(1);
});

/** The mail to somebody, from whichever server. */
async function mailTo(email: string) {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  return mails.find(({ to }) => to?.some(({ address }) => address === email));
}

test('R7, T2: of 20 redemptions of one link at once, over all servers, exactly one succeeds', async () => {
  await newcomer('reset@example.com');
  await post('/auth/password-reset-request', { email: 'reset@example.com' });
  await until(async () => (await mailTo('reset@example.com')) !== undefined);
  const mail = await mailTo('reset@example.com');
  const token = mail === undefined ? '' : tokenIn(mail, 'token');
  const answers = await times(20, (index) =>
    post('/auth/password-reset', { token, password: `five lame ducks at ${index} o'clock` }),
  );
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

test('R7: one of three killed under load: no answered write is lost, and the others serve on', async () => {
  const answered: string[] = [];
  const statuses: number[] = [];
  let isOver = false;
  const signUps = async (lane: number) => {
    for (let count = 0; !isOver; count += 1) {
      const email = `load${lane}-${count}@example.com`;
      const { status } = await post('/auth/register', signup({ email }));
      statuses.push(status);
      if (status === 201) answered.push(email);
    }
  };
  const load = times(4, signUps);
  await until(() => answered.length >= 15, 60_000);
  const [victim] = servers;
  if (victim !== undefined) await killServer(victim);
  const before = answered.length;
  await until(() => answered.length >= before + 15, 60_000);
  isOver = true;
  await load;

  expect(balancer.answered.every((count) => count > 0)).toBe(true);
  // At most what the killed server had in hand was cut off.
  expect(statuses.filter((status) => status !== 201).every((status) => status === 502)).toBe(true);
  expect(statuses.filter((status) => status === 502).length).toBeLessThanOrEqual(4);
  const there = new Set((await db.selectFrom('users').select('email').execute()).map(({ email }) => email));
  expect(answered.filter((email) => !there.has(email))).toEqual([]);
  const [first = ''] = answered;
  expect((await post('/auth/login', { email: first, password: PASSWORD })).status).toBe(200);
});
