import { HOUR, MINUTE, PASSWORD, SECOND, SECRET, testConfig, TestApp } from '../../test/support/testApp';
import { buildApp } from '../app/buildApp';
import { connect } from '../db/connect';

const WRONG = 'not the password';
const IN_A_MINUTE = 'Too many tries. Wait 1 minute, or reset your password';
let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ config: { trustProxy: ['10.0.0.1'] } });
});
afterAll(() => test.close());

let number = 0;
/** Somebody new, so that no test stands in another's limits. */
const person = async () => {
  number += 1;
  const email = `person${number}@example.com`;
  await test.newcomer(email);
  return { email, ip: `172.16.${number}.1` };
};

const failTimes = async (times: number, email: string, ip: string) => {
  for (let round = 0; round < times; round += 1) await test.login(email, WRONG, { ip });
};
const opens = async (email: string, ip: string, headers: Record<string, string> = {}) =>
  (await test.login(email, PASSWORD, { ip, headers })).statusCode === 200;

describe('L1: waiting after failures', () => {
  it('nine failures do not make anyone wait, and a success clears them', async () => {
    const { email, ip } = await person();
    for (let round = 0; round < 3; round += 1) {
      await failTimes(9, email, ip);
      expect(await opens(email, ip)).toBe(true);
    }
  });

  it('ten failures make the right password wait 60 s, and the answer says how long and what helps', async () => {
    const { email, ip } = await person();
    await failTimes(9, email, ip);
    expect((await test.login(email, WRONG, { ip })).statusCode).toBe(401);
    const waiting = await test.login(email, PASSWORD, { ip });
    expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, '60']);
    const why = { reason: 'account_waits', values: { minutes: 1 } };
    expect(waiting.json()).toEqual({ error: IN_A_MINUTE, details: IN_A_MINUTE, code: 'too_many', ...why });
    test.clock.advance(59 * SECOND);
    const nearly = await test.login(email, PASSWORD, { ip });
    expect([nearly.headers['retry-after'], nearly.json().error]).toEqual(['1', IN_A_MINUTE]);
    expect(await opens(email, ip)).toBe(false);
    test.clock.advance(1 * SECOND);
    expect(await opens(email, ip)).toBe(true);
    await failTimes(9, email, ip);
    expect(await opens(email, ip)).toBe(true);
  });

  it('doubles the wait with each further failure, up to 15 minutes', async () => {
    const { email, ip } = await person();
    await failTimes(10, email, ip);
    for (const seconds of [60, 120, 240, 480, 900, 900]) {
      const waiting = await test.login(email, WRONG, { ip });
      const wait = seconds === 60 ? '1 minute' : `${seconds / 60} minutes`;
      expect(waiting.json().error).toBe(`Too many tries. Wait ${wait}, or reset your password`);
      expect(waiting.headers['retry-after']).toBe(String(seconds));
      test.clock.advance((seconds - 1) * SECOND);
      expect(await opens(email, ip)).toBe(false);
      test.clock.advance(1 * SECOND);
      await failTimes(1, email, ip);
    }
    test.clock.advance(15 * MINUTE);
    expect(await opens(email, ip)).toBe(true);
  });

  it('tries while waiting do not make the wait longer', async () => {
    const { email, ip } = await person();
    await failTimes(30, email, ip);
    test.clock.advance(60 * SECOND);
    expect(await opens(email, ip)).toBe(true);
  });

  it('does not slow anyone down who signs in from elsewhere', async () => {
    const { email, ip } = await person();
    await failTimes(12, email, ip);
    expect(await opens(email, ip)).toBe(false);
    expect(await opens(email, '198.51.100.7')).toBe(true);
  });

  it('forgets failures after a day', async () => {
    const { email, ip } = await person();
    await failTimes(9, email, ip);
    test.clock.advance(24 * HOUR);
    await failTimes(9, email, ip);
    expect(await opens(email, ip)).toBe(true);
  });

  it('20 wrong tries at once do not slip past: the right password has to wait', async () => {
    const { email, ip } = await person();
    await Promise.all(Array.from({ length: 20 }, () => test.login(email, WRONG, { ip })));
    expect(await opens(email, ip)).toBe(false);
    const { failed_at } = await test.db
      .selectFrom('failed_checks')
      .select('failed_at')
      .where('waits_until', '>', test.clock.now())
      .orderBy('waits_until', 'desc')
      .executeTakeFirstOrThrow();
    expect(failed_at).toHaveLength(10);
  });

  it('counts a hundred failures within an hour from anywhere', async () => {
    const { email } = await person();
    for (let address = 1; address <= 11; address += 1) await failTimes(9, email, `192.0.2.${address}`);
    expect(await opens(email, '203.0.113.1')).toBe(true);
    for (let address = 1; address <= 11; address += 1) await failTimes(9, email, `192.0.3.${address}`);
    await failTimes(1, email, '192.0.3.99');
    expect(await opens(email, '203.0.113.2')).toBe(false);
    // Tries during that wait count nowhere, so no wait of this address follows.
    for (let round = 0; round < 12; round += 1) await opens(email, '203.0.113.2');
    test.clock.advance(60 * SECOND);
    expect(await opens(email, '203.0.113.2')).toBe(true);
  }, 300_000);

  it('goes on waiting after a restart, and no longer', async () => {
    const { email, ip } = await person();
    await failTimes(10, email, ip);
    const db = connect(test.databaseUrl);
    const config = testConfig({ logLevel: 'silent', dataDir: test.dataDir });
    const next = await buildApp({ config, db, clock: test.clock, secretKey: SECRET });
    const login = () =>
      next.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        payload: { email, password: PASSWORD },
        remoteAddress: ip,
      });
    expect((await login()).statusCode).toBe(429);
    test.clock.advance(MINUTE);
    expect((await login()).statusCode).toBe(200);
    await next.close();
    await db.destroy();
  });

  it('L3: the right password, a wrong one and an unknown email wait with the same words, bytes and headers', async () => {
    const { email, ip } = await person();
    await failTimes(10, email, ip);
    await failTimes(10, 'ghost@example.com', ip);
    const answers = [
      await test.login(email, PASSWORD, { ip }),
      await test.login(email, WRONG, { ip }),
      await test.login('ghost@example.com', WRONG, { ip }),
    ];
    const seen = answers.map(({ statusCode, body, headers: { date: _date, ...headers } }) => [
      statusCode,
      body,
      headers,
    ]);
    expect(seen[0]?.[0]).toBe(429);
    expect(seen).toEqual([seen[0], seen[0], seen[0]]);
  });

  it('L3: an unknown email that waits takes as long as a known one', async () => {
    const { email, ip } = await person();
    await failTimes(10, email, ip);
    await failTimes(10, 'ghost2@example.com', ip);
    const times: Record<string, number[]> = { [email]: [], 'ghost2@example.com': [] };
    for (let round = 0; round < 100; round += 1) {
      for (const [who, taken] of Object.entries(times)) {
        const start = performance.now();
        await test.login(who, round % 2 === 0 ? PASSWORD : WRONG, { ip });
        taken.push(performance.now() - start);
      }
    }
    const [known = 0, unknown = 0] = Object.values(times).map((taken) => taken.sort((a, b) => a - b)[50] ?? 0);
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(5, known * 0.1));
  }, 120_000);

  it('keeps no email and no address in the table', async () => {
    const rows = await test.db.selectFrom('failed_checks').select('key').execute();
    expect(rows.every(({ key }) => key.length === 32)).toBe(true);
  });
});

describe('L2: the count cannot be escaped', () => {
  it('by the case of the email or blanks around it', async () => {
    const { email, ip } = await person();
    const spellings = [email.toUpperCase(), ` ${email}`, `${email}\t`, email.replace('p', 'P'), `\u00a0${email}`];
    for (let round = 0; round < 10; round += 1) await test.login(spellings[round % 5] ?? email, WRONG, { ip });
    expect(await opens(email, ip)).toBe(false);
  });

  it('by the spelling of the path', async () => {
    const { email, ip } = await person();
    const spellings = [
      '/api/v1/auth/%6cogin',
      '/api/v1/auth/login?x=1',
      '/api/v1/auth/login#x',
      '/api/v1/auth/log%69n',
    ];
    for (let round = 0; round < 12; round += 1) {
      await test.post(spellings[round % 4] ?? '', { email, password: WRONG }, { ip });
    }
    expect(await opens(email, ip)).toBe(false);
  });

  it.each([
    '//api/v1/auth/login',
    '/api//v1/auth/login',
    '/API/v1/auth/login',
    '/api/v1/auth%2flogin',
    '/api/v1/auth/login/',
  ])('by %s, which is no way in at all', async (path) => {
    const { email, ip } = await person();
    const response = await test.post(path, { email, password: PASSWORD }, { ip });
    expect([404, 405]).toContain(response.statusCode);
  });

  it('by forged forwarding headers', async () => {
    const { email, ip } = await person();
    for (let round = 0; round < 10; round += 1) {
      const headers = {
        'x-forwarded-for': `8.8.8.${round}`,
        forwarded: `for=8.8.8.${round}`,
        'x-real-ip': `8.8.8.${round}`,
        'cf-connecting-ip': `8.8.8.${round}`,
      };
      await test.login(email, WRONG, { ip, headers });
    }
    expect(await opens(email, ip)).toBe(false);
  });

  it('by what stands before the last address that a trusted proxy names', async () => {
    const { email } = await person();
    const through = (forged: number) => ({ 'x-forwarded-for': `8.8.8.${forged}, 203.0.113.50` });
    for (let round = 0; round < 10; round += 1) {
      await test.login(email, WRONG, { ip: '10.0.0.1', headers: through(round) });
    }
    expect(await opens(email, '10.0.0.1', through(99))).toBe(false);
    expect(await opens(email, '10.0.0.1', { 'x-forwarded-for': '203.0.113.51' })).toBe(true);
  });

  it('by another address of the same IPv6 /64, or by IPv4 written as IPv6', async () => {
    const { email } = await person();
    for (let round = 0; round < 10; round += 1) await test.login(email, WRONG, { ip: `2001:db8:7:7::${round}` });
    expect(await opens(email, '2001:db8:7:7:ffff::1')).toBe(false);
    expect(await opens(email, '2001:db8:7:8::1')).toBe(true);
    await failTimes(10, email, '198.18.0.1');
    expect(await opens(email, '::ffff:198.18.0.1')).toBe(false);
  });
});

describe('tries of one address', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await TestApp.start({ config: { rateLimitPerAddress: 5 } });
  });
  afterAll(() => limited.close());

  it('are 429 with Retry-After past the limit, for login and register together', async () => {
    const ip = '10.1.1.1';
    for (let round = 0; round < 4; round += 1) await limited.login(`a${round}@example.com`, WRONG, { ip });
    expect((await limited.register({ email: 'ok@example.com' }, { ip })).statusCode).toBe(201);
    limited.clock.advance(20 * SECOND);
    const login = await limited.login('ok@example.com', PASSWORD, { ip });
    expect([login.statusCode, login.json().code, login.headers['retry-after']]).toEqual([429, 'too_many', '40']);
    expect((await limited.register({ email: 'more@example.com' }, { ip })).statusCode).toBe(429);
  });

  it('are admitted again when the minute is over, and elsewhere all the time', async () => {
    const ip = '10.1.1.2';
    for (let round = 0; round < 6; round += 1) await limited.login('b@example.com', WRONG, { ip });
    expect((await limited.login('b@example.com', WRONG, { ip })).statusCode).toBe(429);
    expect((await limited.login('b@example.com', WRONG, { ip: '10.1.1.3' })).statusCode).toBe(401);
    limited.clock.advance(MINUTE);
    expect((await limited.login('b@example.com', WRONG, { ip })).statusCode).toBe(401);
  });

  it('are counted exactly when they come at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_one, index) => limited.login(`c${index}@example.com`, WRONG, { ip: '10.1.1.4' })),
    );
    expect(all.filter((response) => response.statusCode === 401)).toHaveLength(5);
  });

  it('do not hold up calls that check nothing', async () => {
    const ip = '10.1.1.5';
    for (let round = 0; round < 7; round += 1) await limited.login('d@example.com', WRONG, { ip });
    expect((await limited.get('/api/v1/health', { ip })).statusCode).toBe(200);
    expect((await limited.call('POST', '/api/v1/auth/logout', { ip })).statusCode).toBe(204);
  });
});
