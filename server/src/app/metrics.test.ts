import { HostRanch } from '../../test/support/HostRanch';
import { readMetrics, type Sample } from '../../test/support/readMetrics';
import { TestApp, PASSWORD, MINUTE, DAY } from '../../test/support/testApp';

const TOKEN = 'a-token-of-the-metrics';
const EMAIL = 'canary.person@example.com';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ config: { metricsToken: TOKEN, rateLimitPerAddress: 20 } });
});
afterAll(() => test.close());

const scrape = async (app = test) => (await app.get('/metrics', { token: TOKEN })).body;
const samples = async (app = test) => readMetrics(await scrape(app));

/** The value of the one sample of a name with these labels, 0 when there is none. */
function valueOf(all: readonly Sample[], name: string, labels: Record<string, string> = {}): number {
  const fits = (sample: Sample) =>
    sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value);
  const found = all.filter(fits);
  expect(found.length).toBeLessThan(2);
  return found[0]?.value ?? 0;
}

describe('/metrics', () => {
  it.each([
    ['no token', {}],
    ['an empty one', { authorization: 'Bearer ' }],
    ['a wrong one', { authorization: `Bearer ${TOKEN}x` }],
    ['the beginning of the right one', { authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
    ['another scheme', { authorization: `Basic ${TOKEN}` }],
  ])('answers 401 to %s and shows nothing', async (_what, headers) => {
    const response = await test.get('/metrics', { headers });
    expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(response.json()).toMatchObject({ code: 'wrong_credentials' });
    expect(response.body).not.toContain('grazewell_');
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('is in the text format of Prometheus, with the headers of every answer', async () => {
    const response = await test.get('/metrics', { token: TOKEN });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4; charset=utf-8$/);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(() => readMetrics(response.body)).not.toThrow();
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('does not take %s', async (method) => {
    expect((await test.call(method, '/metrics', { token: TOKEN })).statusCode).toBe(405);
  });

  it('says what runs, and how process, event loop and pool are', async () => {
    await test.get('/api/v1/ready');
    const all = await samples();
    expect(valueOf(all, 'grazewell_build_info', { version: '0.1.0', node: process.versions.node })).toBe(1);
    expect(valueOf(all, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    expect(valueOf(all, 'process_cpu_seconds_total')).toBeGreaterThan(0);
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['nodejs_eventloop_lag_seconds']));
    expect(valueOf(all, 'grazewell_db_connections', { state: 'total' })).toBeGreaterThan(0);
    expect(valueOf(all, 'grazewell_db_connections', { state: 'idle' })).toBeGreaterThan(0);
    expect(valueOf(all, 'grazewell_db_waiting')).toBe(0);
  });

  it('is not there without a token: the answer of any unknown call, for every method', async () => {
    const bare = await TestApp.start();
    for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
      const [metrics, unknown] = [
        await bare.call(method, '/metrics', { token: '' }),
        await bare.call(method, '/api/x'),
      ];
      expect(metrics.statusCode).toBe(404);
      expect([metrics.statusCode, metrics.body]).toEqual([unknown.statusCode, unknown.body]);
    }
    await bare.close();
  });
});

describe('requests', () => {
  it('count by method, pattern and status, and their time by pattern', async () => {
    const route = '/api/v1/health';
    const labels = { method: 'GET', route, status: '200' };
    const before = await samples();
    await test.get(`${route}?one=1`);
    await test.get(`${route}?two=2`);
    const after = await samples();
    const grown = (name: string, of: Record<string, string>) => valueOf(after, name, of) - valueOf(before, name, of);
    expect(grown('grazewell_http_requests_total', labels)).toBe(2);
    expect(grown('grazewell_http_request_duration_seconds_count', { route })).toBe(2);
    expect(grown('grazewell_http_request_duration_seconds_bucket', { route, le: '+Inf' })).toBe(2);
  });

  it('have few labels, whatever is asked for, and none says who', async () => {
    const token = await test.newcomer(EMAIL);
    const uuid = '0b4f7a52-6f0e-4c55-9d0c-1f0f3e6a7c11';
    const series = async () => (await samples()).filter(({ name }) => name === 'grazewell_http_requests_total').length;
    const ask = async (round: number) => {
      await test.get(`/page-${round}`);
      await test.get(`/assets/${round}.js`);
      await test.get(`/api/v1/unknown-${round}`);
      await test.get(`/api/v1/ranch/${uuid.slice(0, -1)}${round}/payment`, { token });
      for (const method of ['TRACE', 'PROPFIND', 'LOCK', 'PURGE'] as const)
        await test.app.inject({ method: method as 'GET', url: `/api/v1/health?${round}` });
    };
    await ask(0);
    const few = await series();
    for (let round = 1; round < 8; round += 1) await ask(round);
    expect(await series()).toBe(few);
    const text = await scrape();
    for (const secret of [uuid, token, EMAIL, 'canary', 'page-', 'unknown-', TOKEN, 'PROPFIND']) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain('route="/api/v1/ranch/:ranchUuid/payment"');
  });
});

describe('sign-ins', () => {
  const outcomes = async () => {
    const all = await samples();
    const names = ['succeeded', 'wrong_credentials', 'locked', 'limited', 'busy', 'failed'];
    return names.map((outcome) => valueOf(all, 'grazewell_sign_ins_total', { outcome }));
  };

  it('count by outcome; only here an account that waits differs from an address that does', async () => {
    expect(await outcomes()).toEqual([0, 0, 0, 0, 0, 0]);
    const email = 'maria@example.com';
    await test.newcomer(email);
    const ip = '172.16.0.1';
    await test.login(email, PASSWORD, { ip });
    for (let round = 0; round < 10; round += 1) await test.login(email, 'not the password', { ip });
    expect((await test.login(email, PASSWORD, { ip })).statusCode).toBe(429);
    expect(await outcomes()).toEqual([1, 10, 1, 0, 0, 0]);
    for (let round = 0; round < 8; round += 1) await test.login('nobody@example.com', 'not the password', { ip });
    expect((await test.login(email, PASSWORD, { ip })).statusCode).toBe(429);
    expect(await outcomes()).toEqual([1, 18, 1, 1, 0, 0]);
  });

  it('count a fault of ours apart', async () => {
    await test.db.schema.alterTable('sessions').renameTo('away').execute();
    test.clock.advance(MINUTE * 30);
    expect((await test.login('maria@example.com', PASSWORD, { ip: '172.16.0.2' })).statusCode).toBe(500);
    await test.db.schema.alterTable('away').renameTo('sessions').execute();
    expect((await outcomes()).at(-1)).toBe(1);
  });
});

describe('mails', () => {
  it('count as sent, postponed or given up', async () => {
    const host = await HostRanch.start(test);
    const outcomes = async () => {
      const all = await samples();
      return ['sent', 'postponed', 'given_up'].map((outcome) => valueOf(all, 'grazewell_mails_total', { outcome }));
    };
    const [sent = 0] = await outcomes();
    await host.invite('first@example.com');
    expect(await outcomes()).toEqual([sent + 1, 0, 0]);
    // Sealed with another key: nobody can send it.
    const old = new Date(test.clock.now().getTime() - 2 * DAY);
    const row = { sealed: Buffer.alloc(60), tries: 0, next_try_at: old };
    await test.db
      .insertInto('outbox')
      .values([
        { ...row, uuid: '0b4f7a52-6f0e-4c55-9d0c-1f0f3e6a7c11', created_at: old },
        { ...row, uuid: '0b4f7a52-6f0e-4c55-9d0c-1f0f3e6a7c12', created_at: test.clock.now() },
      ])
      .execute();
    await host.invite('second@example.com');
    expect(await outcomes()).toEqual([sent + 2, 1, 1]);
  });
});
