import net from 'node:net';
import { sql } from 'kysely';
import { Client } from 'pg';
import { Road } from '../../test/support/Road';
import { DAY, HOUR, MINUTE, PASSWORD, TestApp } from '../../test/support/testApp';
import { AdminEmailTaken, ensureAdmin } from '../admin/ensureAdmin';
import { connect } from './connect';
import { isDatabaseAway } from './databaseErrors';
import { inTransaction } from './inTransaction';
import { migrateToLatest } from './migrate';

describe('R6: the database goes away', () => {
  const road = new Road();
  let test: TestApp;
  let token: string;
  beforeAll(async () => {
    test = await TestApp.start({ reroute: (url) => road.open(url) });
    token = await test.newcomer('maria@example.com');
  });
  afterAll(async () => {
    await test.close();
    await road.close();
  });

  it('calls say 503 in words and when to come back, and work again by themselves', async () => {
    await road.close();
    const calls = [() => test.me(token), () => test.login('maria@example.com', PASSWORD), () => test.register()];
    for (const call of calls) {
      const response = await call();
      expect(response.statusCode).toBe(503);
      expect(response.json()).toMatchObject({ code: 'unavailable', error: expect.stringMatching(/try again/) });
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect(response.body).not.toMatch(/connect|refused|127\.0/i);
    }
    await road.reopen();
    expect((await test.me(token)).statusCode).toBe(200);
    expect((await test.login('maria@example.com', PASSWORD)).statusCode).toBe(200);
  });

  it('a 503 does not end the session', async () => {
    await road.close();
    const response = await test.get('/api/v3/user/me', { headers: { cookie: `session=${token}` } });
    await road.reopen();
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([503, undefined]);
  });

  it('health stays 200 while ready says 503', async () => {
    await road.close();
    const [health, ready] = await Promise.all([test.get('/api/v1/health'), test.get('/api/v1/ready')]);
    expect([health.statusCode, ready.statusCode]).toEqual([200, 503]);
    await road.reopen();
    expect((await test.get('/api/v1/ready')).json()).toEqual({ status: 'ok' });
  });

  it('connections that an operator ends are made again', async () => {
    await Promise.all([test.me(token), test.me(token), test.me(token)]);
    const admin = new Client({ connectionString: test.databaseUrl });
    await admin.connect();
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await admin.end();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await test.me(token)).statusCode).toBe(200);
  });

  it('ready gives a database that hangs two seconds', async () => {
    const hanging = await TestApp.start({ reroute: async () => `postgres://nobody@127.0.0.1:${silent.port}/none` });
    const start = performance.now();
    const response = await hanging.get('/api/v1/ready');
    expect(response.statusCode).toBe(503);
    expect(performance.now() - start).toBeLessThan(2_900);
    await hanging.close();
  });

  const silent = { port: 0, server: net.createServer(() => undefined) };
  beforeAll(async () => {
    await new Promise<void>((resolve) => silent.server.listen(0, '127.0.0.1', resolve));
    silent.port = (silent.server.address() as net.AddressInfo).port;
  });
  afterAll(() => silent.server.close());
});

describe('the database', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start();
  });
  afterAll(() => test.close());

  it('reads a bigint as a number', async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from users`.execute(test.db);
    expect(rows[0]?.n).toBe(0);
  });

  it('is migrated once, however many processes start at once', async () => {
    const name = `${new URL(test.databaseUrl).pathname.slice(1)}_new`;
    await sql`create database ${sql.ref(name)} template template0`.execute(test.db);
    const url = new URL(test.databaseUrl);
    url.pathname = `/${name}`;
    const all = Array.from({ length: 4 }, () => connect(url.href));
    await Promise.all(all.map(migrateToLatest));
    const rows = await all[0]?.selectFrom('users').select('uuid').execute();
    expect(rows).toEqual([]);
    await Promise.all(all.map((db) => db.destroy()));
    await sql`drop database ${sql.ref(name)} with (force)`.execute(test.db);
  });

  it('breaks a deadlock and does the work after all', async () => {
    const keys = [Buffer.from('one'), Buffer.from('two')];
    const bump = (trx: typeof test.db, key: Buffer | undefined) =>
      sql`insert into address_tries values (${key}, 1, now(), now())
        on conflict (key) do update set tries = address_tries.tries + 1`.execute(trx);
    const work = (order: (Buffer | undefined)[]) =>
      inTransaction(test.db, async (trx) => {
        await bump(trx, order[0]);
        await sql`select pg_sleep(0.2)`.execute(trx);
        await bump(trx, order[1]);
      });
    await Promise.all([work(keys), work([...keys].reverse())]);
    const rows = await test.db.selectFrom('address_tries').select('tries').where('key', 'in', keys).execute();
    expect(rows.map(({ tries }) => tries)).toEqual([2, 2]);
  });

  it('keeps nothing of a transaction that fails', async () => {
    const failing = inTransaction(test.db, async (trx) => {
      await sql`insert into address_tries values ('\\x00', 1, now(), now())`.execute(trx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const rows = await test.db
      .selectFrom('address_tries')
      .select('key')
      .where('key', '=', Buffer.from([0]))
      .execute();
    expect(rows).toEqual([]);
  });

  it('refuses emails that are not in their normal form', async () => {
    const insert = sql`insert into users values (gen_random_uuid(), 'Big@example.com', '', '', '', '', '', false, false, '{}', null, now())`;
    await expect(insert.execute(test.db)).rejects.toThrow(/check constraint/);
  });

  it.each([
    [{ code: 'ECONNREFUSED', syscall: 'connect' }, true],
    [{ code: 'ENOENT' }, false],
    [Object.assign(new Error('x'), { code: '57P01' }), true],
    [Object.assign(new Error('x'), { code: '53300' }), true],
    [Object.assign(new Error('x'), { code: '28000' }), true],
    [Object.assign(new Error('x'), { code: '28P01' }), false],
    [Object.assign(new Error('x'), { code: '3D000' }), true],
    [Object.assign(new Error('x'), { code: '55000' }), true],
    [Object.assign(new Error('x'), { code: '23505' }), false],
    [Object.assign(new Error('x'), { code: '42P01' }), false],
    [new Error('Connection terminated unexpectedly'), true],
    [new Error('timeout exceeded when trying to connect'), true],
    [new Error('something else'), false],
    [new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED', syscall: 'connect' })]), true],
    [null, false],
    ['text', false],
  ])('%# an error says whether it is away', (error, away) => {
    expect(isDatabaseAway(error)).toBe(away);
  });
});

describe('the first admin', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start();
  });
  afterAll(() => test.close());
  const admin = { email: 'Boss@example.com', password: PASSWORD };
  const users = () => test.db.selectFrom('users').select(['email', 'is_admin', 'password_hash']).execute();

  it('is made once, however many processes start at once, and belongs to no ranch', async () => {
    await Promise.all([1, 2, 3].map(() => ensureAdmin(test.db, admin, test.clock)));
    expect(await users()).toMatchObject([{ email: 'boss@example.com', is_admin: true }]);
    const { token } = (await test.login('boss@example.com', PASSWORD)).json();
    expect((await test.me(token)).json()).toMatchObject({ is_admin: true, ranches: [] });
  });

  it('keeps the password it has', async () => {
    const before = await users();
    await ensureAdmin(test.db, { ...admin, password: 'another one entirely' }, test.clock);
    expect(await users()).toEqual(before);
  });

  it('is never somebody who signed up', async () => {
    await test.newcomer('rancher@example.com');
    const made = ensureAdmin(test.db, { email: 'Rancher@example.com', password: PASSWORD }, test.clock);
    await expect(made).rejects.toThrow(AdminEmailTaken);
    expect((await users()).filter(({ is_admin }) => is_admin)).toHaveLength(1);
  });
});

describe('R7: two servers on one database', () => {
  it('share sessions, limits and keys', async () => {
    const one = await TestApp.start();
    const { buildApp } = await import('../app/buildApp');
    const { SECRET, testConfig } = await import('../../test/support/testApp');
    const db = connect(one.databaseUrl);
    const app = await buildApp({ config: testConfig({ logLevel: 'silent' }), db, clock: one.clock, secretKey: SECRET });
    const post = (path: string, payload: object, headers = {}) =>
      app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, payload, headers });

    const { signup } = await import('../../test/support/testApp');
    const headers = { 'idempotency-key': 'shared' };
    const token = (await one.register({}, { headers })).json().token;
    expect((await post('register', signup(), headers)).statusCode).toBe(201);

    const authorization = `Bearer ${token}`;
    const me = () => app.inject({ url: '/api/v3/user/me', headers: { authorization } });
    expect((await me()).statusCode).toBe(200);
    await one.call('POST', '/api/v1/auth/logout', { token });
    expect((await me()).statusCode).toBe(401);

    const wrong = { email: 'maria@example.com', password: 'wrong' };
    for (let round = 0; round < 5; round += 1) {
      await one.post('/api/v1/auth/login', wrong);
      await post('login', wrong);
    }
    expect((await post('login', { ...wrong, password: PASSWORD })).statusCode).toBe(429);
    await app.close();
    await db.destroy();
    await one.close();
  });
});

describe('what has expired', () => {
  it('is deleted, and nothing else', async () => {
    const test = await TestApp.start();
    const { deleteExpired } = await import('../app/sweep');
    const left = async () => {
      const tables = ['sessions', 'failed_checks', 'address_tries', 'idempotency_keys'] as const;
      const counts = tables.map(async (table) => (await test.db.selectFrom(table).selectAll().execute()).length);
      return Promise.all(counts);
    };
    const sweep = () => {
      const now = test.clock.now();
      return deleteExpired(test.db, now, new Date(now.getTime() - 14 * DAY));
    };
    await test.register({}, { headers: { 'idempotency-key': 'k' } });
    await test.login('maria@example.com', 'wrong');
    await sweep();
    expect(await left()).toEqual([1, 2, 1, 1]);
    test.clock.advance(10 * MINUTE);
    await sweep();
    expect(await left()).toEqual([1, 2, 0, 0]);
    test.clock.advance(HOUR);
    await sweep();
    expect(await left()).toEqual([1, 1, 0, 0]);
    test.clock.advance(14 * DAY);
    await sweep();
    expect(await left()).toEqual([0, 0, 0, 0]);
    await test.close();
  });
});
