import { actAs, ADMIN_PASSWORD, masquerade, signInAdmin } from '../../test/support/admins';
import { cookieOf, MINUTE, PASSWORD, SECOND, SITE, TestApp } from '../../test/support/testApp';

jest.setTimeout(30_000);

const PATH = '/api/v1/auth/masquerade';
const MARIA = 'maria@example.com';

let test: TestApp;
let maria: string;
beforeAll(async () => {
  test = await TestApp.start();
  maria = await test.newcomer(MARIA);
});
afterAll(() => test.close());

const statusOf = async (token: string) => (await test.me(token)).statusCode;
const masquerades = () => test.db.selectFrom('sessions').selectAll().where('masqueraded_by', 'is not', null).execute();
const endAll = () => test.db.deleteFrom('sessions').where('masqueraded_by', 'is not', null).execute();
afterEach(endAll);

describe('a masquerade', () => {
  it('is refused with 401 to a guest', async () => {
    const response = await test.post(PATH, { email: MARIA, admin_password: ADMIN_PASSWORD });
    expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('is refused with 403 to who is no admin, right password or not, and their session stays', async () => {
    await test.newcomer('other@example.com');
    for (const admin_password of [PASSWORD, 'not the password']) {
      const response = await test.post(PATH, { email: 'other@example.com', admin_password }, { token: maria });
      expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
    }
    expect(await statusOf(maria)).toBe(200);
    expect(await masquerades()).toEqual([]);
  });

  it('M1: acts as the person, says who acts, and uses the session of the admin up', async () => {
    const admin = await signInAdmin(test);
    const response = await masquerade(test, admin, ' Maria@EXAMPLE.com ');
    expect(response.statusCode).toBe(200);
    const me = (await test.me(response.json().token)).json();
    expect(me).toMatchObject({ email: MARIA, is_admin: false, masqueraded_by: 'admin@example.com' });
    expect(me.ranches).toHaveLength(1);
    expect(await statusOf(admin)).toBe(401);
  });

  it('M1: takes POST with JSON only', async () => {
    const token = await signInAdmin(test);
    const get = await test.get(`${PATH}?email=${MARIA}&admin_password=${ADMIN_PASSWORD}`, { token });
    expect(get.statusCode).toBe(405);
    const form = `email=${MARIA}&admin_password=${ADMIN_PASSWORD}`;
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      const response = await test.call('POST', PATH, { token, body: form, headers: { 'content-type': type } });
      expect(response.statusCode).toBe(415);
    }
    expect(await masquerades()).toEqual([]);
    expect(await statusOf(token)).toBe(200);
  });

  it('M1: takes who acts from the session: the password of another admin is the wrong one', async () => {
    await signInAdmin(test, 'second@example.com');
    const { password_hash } = await test.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', MARIA)
      .executeTakeFirstOrThrow();
    await test.db.updateTable('users').set({ password_hash }).where('email', '=', 'second@example.com').execute();
    const token = (await test.login('second@example.com', PASSWORD)).json().token;
    expect((await masquerade(test, token, MARIA)).statusCode).toBe(403);
    expect(await masquerades()).toEqual([]);
  });

  it('M1: checks the password of the admin: a wrong one ends their session and takes the cookies away', async () => {
    const token = await signInAdmin(test);
    const response = await test.post(PATH, { email: MARIA, admin_password: 'wrong' }, { token });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      error: 'Your admin password is wrong',
      details: { admin_password: 'Your admin password is wrong' },
      code: 'wrong_credentials',
      reason: 'wrong_admin_password',
      reasons: { admin_password: { reason: 'wrong_admin_password' } },
    });
    expect(cookieOf(response, 'session')).toContain('Max-Age=0');
    expect(cookieOf(response, 'has_session')).toContain('Max-Age=0');
    expect(await statusOf(token)).toBe(401);
    expect(await masquerades()).toEqual([]);
  });

  it('M1: of an email that nobody has is refused with 404 and ends the session of the admin', async () => {
    const token = await signInAdmin(test);
    const response = await masquerade(test, token, 'nobody@example.com');
    expect([response.statusCode, response.json().error]).toEqual([404, 'Nobody here has this email']);
    expect(await statusOf(token)).toBe(401);
  });

  it.each(['admin@example.com', 'second@example.com'])(
    'M1: of an admin (%s) is refused with 403 and ends the session of the admin',
    async (target) => {
      const token = await signInAdmin(test);
      const response = await masquerade(test, token, target);
      expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
      expect(await statusOf(token)).toBe(401);
      expect(await masquerades()).toEqual([]);
    },
  );

  it('M1: starts no other, and goes on', async () => {
    await test.newcomer('nested@example.com');
    const token = await actAs(test, MARIA);
    for (const admin_password of [ADMIN_PASSWORD, PASSWORD]) {
      const response = await test.post(PATH, { email: 'nested@example.com', admin_password }, { token });
      expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
    }
    expect(await masquerades()).toHaveLength(1);
    expect(await statusOf(token)).toBe(200);
  });

  it('M1: lasts 60 minutes however much it is used, and its cookies no longer', async () => {
    const response = await masquerade(test, await signInAdmin(test), MARIA);
    expect(cookieOf(response, 'session')).toContain('; Max-Age=3600; ');
    expect(cookieOf(response, 'has_session')).toContain('; Max-Age=3600; ');
    const { token } = response.json();
    for (let minute = 0; minute < 59; minute += 1) {
      test.clock.advance(MINUTE);
      expect(await statusOf(token)).toBe(200);
    }
    test.clock.advance(MINUTE - SECOND);
    expect(await statusOf(token)).toBe(200);
    test.clock.advance(SECOND);
    expect(await statusOf(token)).toBe(401);
  });

  it('T2: of 20 tries at once with one session one succeeds', async () => {
    const token = await signInAdmin(test);
    const all = await Promise.all(Array.from({ length: 20 }, () => masquerade(test, token, MARIA)));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const losers = all.filter(({ statusCode }) => statusCode === 401);
    expect(losers).toHaveLength(19);
    // Their answers may come last and must not take the new session's cookie away.
    expect(losers.map((response) => cookieOf(response, 'session'))).toEqual(losers.map(() => undefined));
    expect(await masquerades()).toHaveLength(1);
  });

  it('rides on the cookie too, from our own site alone', async () => {
    const cookie = `session=${await signInAdmin(test)}`;
    const body = { email: MARIA, admin_password: ADMIN_PASSWORD };
    expect((await test.post(PATH, body, { headers: { cookie } })).statusCode).toBe(403);
    const response = await test.post(PATH, body, { headers: { cookie, origin: SITE } });
    const headers = { cookie: cookieOf(response, 'session')?.split(';')[0] ?? '' };
    const me = await test.get('/api/v3/user/me', { headers });
    expect(me.json()).toMatchObject({ email: MARIA, masqueraded_by: 'admin@example.com' });
  });

  it('L1: counts wrong passwords of the admin, and after 10 of them refuses the right one too', async () => {
    // Before the first wrong one, since each sign-in clears the count.
    const tokens = await Promise.all(Array.from({ length: 11 }, () => signInAdmin(test, 'locked@example.com')));
    for (const token of tokens.slice(0, 10)) {
      await test.post(PATH, { email: MARIA, admin_password: 'wrong' }, { token });
    }
    const response = await masquerade(test, tokens[10] ?? '', MARIA);
    expect([response.statusCode, response.json().code]).toEqual([429, 'too_many']);
    expect(response.headers['retry-after']).toBe('60');
  });

  it('keeps the session of the admin when the fault is ours', async () => {
    const token = await signInAdmin(test);
    await test.db.schema.alterTable('audit_log').renameTo('audit_log_away').execute();
    const response = await masquerade(test, token, MARIA);
    await test.db.schema.alterTable('audit_log_away').renameTo('audit_log').execute();
    expect(response.statusCode).toBe(500);
    expect(await masquerades()).toEqual([]);
    expect(await statusOf(token)).toBe(200);
  });

  it.each(['email', 'admin_password'])('L4: refuses %s as anything but text', async (field) => {
    const token = await signInAdmin(test);
    for (const value of [[MARIA], {}, { $ne: '' }, 7, null, true, undefined, '']) {
      const body = { email: MARIA, admin_password: ADMIN_PASSWORD, [field]: value };
      const response = await test.post(PATH, body, { token });
      expect(response.statusCode).toBe(422);
      expect(response.json().details).toHaveProperty(field, expect.any(String));
    }
    expect(await masquerades()).toEqual([]);
    expect(await statusOf(token)).toBe(200);
  });

  it.each(['admin_email', 'actor', 'is_admin', 'id', 'role', 'exp', 'masqueraded_by'])(
    'L6: refuses the unknown field %s',
    async (field) => {
      const token = await signInAdmin(test);
      const body = { email: MARIA, admin_password: ADMIN_PASSWORD, [field]: 'admin@example.com' };
      expect((await test.post(PATH, body, { token })).statusCode).toBe(422);
      expect(await masquerades()).toEqual([]);
    },
  );
});

describe('the person themselves', () => {
  it('M2: neither sees nor inherits it, in the session they have or in a new one', async () => {
    const acting = await actAs(test, MARIA);
    const login = await test.login(MARIA, PASSWORD);
    for (const token of [maria, login.json().token]) {
      expect((await test.me(token)).json()).toMatchObject({ email: MARIA, masqueraded_by: null });
    }
    expect(login.json().token).not.toBe(acting);
    expect(cookieOf(login, 'session')).toContain('Max-Age=2592000');
  });

  it('M2: logs out without ending it, and stays signed in when it ends', async () => {
    const own = (await test.login(MARIA, PASSWORD)).json().token;
    const acting = await actAs(test, MARIA);
    await test.post('/api/v1/auth/logout', undefined, { token: own });
    expect([await statusOf(own), await statusOf(acting)]).toEqual([401, 200]);
    await test.post('/api/v1/auth/logout', undefined, { token: acting });
    expect([await statusOf(maria), await statusOf(acting)]).toEqual([200, 401]);
  });
});

describe('the way out', () => {
  it('M2: is a logout, which leads back to no session of the admin', async () => {
    const admin = await signInAdmin(test);
    const acting = (await masquerade(test, admin, MARIA)).json().token;
    const response = await test.post('/api/v1/auth/logout', undefined, { token: acting });
    expect(response.statusCode).toBe(204);
    expect([await statusOf(acting), await statusOf(admin)]).toEqual([401, 401]);
  });

  it('is taken for an admin who is none any more', async () => {
    const token = await actAs(test, MARIA, 'former@example.com');
    await test.db.updateTable('users').set({ is_admin: false }).where('email', '=', 'former@example.com').execute();
    expect(await statusOf(token)).toBe(401);
  });

  it('is taken for an admin whose account is deleted', async () => {
    const token = await actAs(test, MARIA, 'leaving@example.com');
    await test.db.deleteFrom('users').where('email', '=', 'leaving@example.com').execute();
    expect(await statusOf(token)).toBe(401);
  });
});
