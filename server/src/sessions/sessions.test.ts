import { cookieOf, DAY, HOUR, MINUTE, PASSWORD, SECOND, SITE, TestApp } from '../../test/support/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
  await test.newcomer('maria@example.com');
});
afterAll(() => test.close());

const login = async (on = test) => on.login('maria@example.com', PASSWORD);
const tokenOf = async () => (await login()).json<{ token: string }>().token;
const status = async (token: string) => (await test.me(token)).statusCode;

describe('logout', () => {
  it('is refused with 403 on the cookie from a foreign site', async () => {
    const token = await tokenOf();
    const headers = { cookie: `session=${token}`, origin: 'https://evil.example' };
    expect((await test.call('POST', '/api/v1/auth/logout', { headers })).statusCode).toBe(403);
    expect(await status(token)).toBe(200);
  });

  it('ends the session of the header', async () => {
    const token = await tokenOf();
    const response = await test.call('POST', '/api/v1/auth/logout', { token });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await status(token)).toBe(401);
  });

  it('ends the session of the cookie and takes both cookies away', async () => {
    const token = await tokenOf();
    const headers = { cookie: `a=b; session=${token}; has_session=1`, origin: SITE };
    const response = await test.call('POST', '/api/v1/auth/logout', { headers });
    expect(response.statusCode).toBe(204);
    expect(cookieOf(response, 'session')).toBe('session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
    expect(cookieOf(response, 'has_session')).toBe('has_session=; Max-Age=0; Path=/; SameSite=Lax');
    expect(await status(token)).toBe(401);
  });

  it('ends no other session of the same person', async () => {
    const [one, other] = [await tokenOf(), await tokenOf()];
    await test.call('POST', '/api/v1/auth/logout', { token: one });
    expect([await status(one), await status(other)]).toEqual([401, 200]);
  });

  it.each([{}, { authorization: 'Bearer nonsense' }, { 'content-type': 'application/json' }])(
    'answers 204 without a session too (%j)',
    async (headers) => {
      const response = await test.call('POST', '/api/v1/auth/logout', { headers: headers });
      expect(response.statusCode).toBe(204);
    },
  );
});

describe('a cookie that somebody else has put beside the good one', () => {
  const other = 'A'.repeat(43);
  const withCookies = (...values: string[]) => ({
    cookie: values.map((value) => `session=${value}`).join('; '),
    origin: SITE,
  });
  const me = (...values: string[]) => test.get('/api/v3/user/me', { headers: withCookies(...values) });

  it.each([[['x']], [['']], [[other]], [['x', other, 'y z']]])(
    'signs nobody out when it comes first: %j',
    async (planted) => {
      const token = await tokenOf();
      expect((await me(...planted, token)).statusCode).toBe(200);
      expect((await me(token, ...planted)).statusCode).toBe(200);
    },
  );

  it('of a session that has ended signs nobody out, and of two that are open the first counts', async () => {
    const [ended, token] = [await tokenOf(), await tokenOf()];
    await test.call('POST', '/api/v1/auth/logout', { token: ended });
    const ben = await test.newcomer('ben@example.com');
    const emails = [await me(ended, token, ben), await me(ben, token)].map((response) => response.json().email);
    expect(emails).toEqual(['maria@example.com', 'ben@example.com']);
  });

  it('keeps no session open after a logout', async () => {
    const token = await tokenOf();
    const headers = withCookies('x', other, token);
    expect((await test.call('POST', '/api/v1/auth/logout', { headers })).statusCode).toBe(204);
    expect(await status(token)).toBe(401);
  });

  it('is refused from a foreign site, like the good one', async () => {
    const headers = { ...withCookies('x', await tokenOf()), origin: 'https://evil.example' };
    expect((await test.post('/api/v1/ranch', { name: 'Theirs' }, { headers })).statusCode).toBe(403);
  });

  it('is looked at 32 times at most', async () => {
    const many = Array.from({ length: 32 }, (_none, index) => String(index).padStart(43, 'A'));
    const token = await tokenOf();
    expect((await me(...many.slice(1), token)).statusCode).toBe(200);
    expect((await me(...many, token)).statusCode).toBe(401);
  });
});

describe('a session', () => {
  it('comes as a cookie that scripts cannot read, with a mark beside it that they can', async () => {
    const response = await login();
    const { token } = response.json();
    expect(cookieOf(response, 'session')).toBe(`session=${token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`);
    expect(cookieOf(response, 'has_session')).toBe('has_session=1; Max-Age=2592000; Path=/; SameSite=Lax');
  });

  it('works by cookie', async () => {
    const response = await test.get('/api/v3/user/me', { headers: { cookie: `session=${await tokenOf()}` } });
    expect(response.statusCode).toBe(200);
  });

  it('of the header wins over the one of the cookie', async () => {
    const cookie = `session=${await tokenOf()}`;
    const other = await test.newcomer('other@example.com');
    const both = await test.get('/api/v3/user/me', { token: other, headers: { cookie } });
    expect(both.json().email).toBe('other@example.com');
    for (const authorization of ['Bearer wrong', 'Basic abc', '', 'Bearer', `bearer  x`]) {
      const response = await test.get('/api/v3/user/me', { headers: { cookie, authorization } });
      expect(response.statusCode).toBe(401);
    }
  });

  it('T1: stands in the database as a hash only', async () => {
    const token = await tokenOf();
    const rows = await test.db.selectFrom('sessions').select('token_hash').execute();
    const kept = rows.map(({ token_hash }) => token_hash.toString('base64url'));
    expect(kept).not.toContain(token);
    expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true);
    expect(await status(kept[0] ?? '')).toBe(401);
  });

  it('ends after 14 days without use, and not a second before', async () => {
    const token = await tokenOf();
    test.clock.advance(14 * DAY - SECOND);
    expect(await status(token)).toBe(200);
    test.clock.advance(14 * DAY);
    expect(await status(token)).toBe(401);
  });

  it('ends after 30 days however much it is used', async () => {
    const token = await tokenOf();
    for (let day = 0; day < 29; day += 1) {
      test.clock.advance(DAY);
      expect(await status(token)).toBe(200);
    }
    test.clock.advance(DAY - SECOND);
    expect(await status(token)).toBe(200);
    test.clock.advance(SECOND);
    expect(await status(token)).toBe(401);
  });

  it('notes its use once a minute at most', async () => {
    const token = await tokenOf();
    const lastUse = async () => {
      const { used } = await test.db
        .selectFrom('sessions')
        .select((build) => build.fn.max('last_used_at').as('used'))
        .executeTakeFirstOrThrow();
      return used;
    };
    const opened = await lastUse();
    test.clock.advance(59 * SECOND);
    await test.me(token);
    expect(await lastUse()).toEqual(opened);
    test.clock.advance(1 * SECOND);
    await test.me(token);
    expect(await lastUse()).toEqual(test.clock.now());
  });

  it('that is over makes a 401 that takes the cookies away', async () => {
    const response = await test.get('/api/v3/user/me', { headers: { cookie: 'session=gone; has_session=1' } });
    expect(response.statusCode).toBe(401);
    expect(cookieOf(response, 'has_session')).toContain('Max-Age=0');
    expect(cookieOf(response, 'session')).toContain('Max-Age=0');
  });

  it('of a cookie stays when a token in the header is refused', async () => {
    const headers = { cookie: `session=${await tokenOf()}`, authorization: 'Bearer other' };
    const response = await test.get('/api/v3/user/me', { headers });
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([401, undefined]);
  });

  it('of somebody who was deleted is none', async () => {
    const token = await test.newcomer('deleted@example.com');
    await test.db.deleteFrom('users').where('email', '=', 'deleted@example.com').execute();
    expect(await status(token)).toBe(401);
  });

  it('can be shorter by configuration', async () => {
    const short = await TestApp.start({ config: { sessionIdleDays: 0.5, sessionMaxDays: 1 } });
    const token = await short.newcomer('short@example.com');
    short.clock.advance(12 * HOUR - MINUTE);
    expect((await short.me(token)).statusCode).toBe(200);
    short.clock.advance(12 * HOUR);
    expect((await short.me(token)).statusCode).toBe(401);
    await short.close();
  });
});

describe('the cookie over https', () => {
  it('is bound to the host', async () => {
    const https = await TestApp.start({ config: { origSite: 'https://app.example.com' } });
    await https.newcomer('maria@example.com');
    const response = await login(https);
    expect(cookieOf(response, '__Host-session')).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookieOf(response, '__Host-session')).not.toContain('Domain');
    expect(cookieOf(response, 'has_session')).toBe('has_session=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax');
    await https.close();
  });

  it('is shared by subdomains when a domain is configured', async () => {
    const config = { origSite: 'https://app.example.com', cookieDomain: 'example.com' };
    const https = await TestApp.start({ config });
    const response = await https.register();
    const cookie = cookieOf(response, '__Secure-session');
    expect(cookie).toMatch(/; Domain=example.com; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const headers = { cookie: cookie?.split(';')[0] ?? '' };
    expect((await https.get('/api/v3/user/me', { headers })).statusCode).toBe(200);
    await https.close();
  });
});
