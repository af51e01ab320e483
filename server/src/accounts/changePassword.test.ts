import { actAs } from '../../test/support/actAs';
import { mailbox, newestMail, resetTokenFor } from '../../test/support/mailbox';
import { PASSWORD, SITE, TestApp } from '../../test/support/testApp';

const NEW = 'eight dry cows at dusk';
const PATH = '/api/v1/user/password';
let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

let number = 0;
const person = async (overrides: Record<string, unknown> = {}) => {
  number += 1;
  const email = `person${number}@example.com`;
  return { email, session: await test.newcomer(email, overrides) };
};
const change = (token: string, overrides: Record<string, unknown> = {}) =>
  test.post(PATH, { current_password: PASSWORD, password: NEW, ...overrides }, { token });
const opens = async (email: string, password: string) => (await test.login(email, password)).statusCode === 200;
const hashOf = async (email: string) => {
  const user = test.db.selectFrom('users').select('password_hash').where('email', '=', email);
  return (await user.executeTakeFirstOrThrow()).password_hash;
};

describe('changing a password', () => {
  it('is refused with 401 to a guest', async () => {
    const response = await test.post(PATH, { current_password: PASSWORD, password: NEW });
    expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('is refused with 403 on the cookie from a foreign site', async () => {
    const { email, session } = await person();
    const headers = { cookie: `session=${session}`, origin: 'https://evil.example' };
    const response = await test.post(PATH, { current_password: PASSWORD, password: NEW }, { headers });
    expect([response.statusCode, await opens(email, PASSWORD)]).toEqual([403, true]);
  });

  it('M1: is refused with 403 to an admin who acts as the person', async () => {
    const { email } = await person();
    const token = await actAs(test, email);
    expect((await test.me(token)).json().email).toBe(email);
    const response = await change(token);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'forbidden', error: expect.stringMatching(/admin/) });
    expect(await opens(email, PASSWORD)).toBe(true);
  });

  it('answers 204; the new password opens the account and the old one no longer', async () => {
    const { email, session } = await person();
    const response = await change(session);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect([await opens(email, PASSWORD), await opens(email, NEW)]).toEqual([false, true]);
  });

  it('ends every other session of that person, a masquerade too, and no session of anyone else', async () => {
    const { email, session } = await person();
    const other = await person();
    const second = (await test.login(email, PASSWORD)).json().token as string;
    const masquerade = await actAs(test, email);
    await change(session);
    const status = async (token: string) => (await test.me(token)).statusCode;
    expect([await status(session), await status(second), await status(masquerade)]).toEqual([200, 401, 401]);
    expect(await status(other.session)).toBe(200);
    const stopped = test.db
      .selectFrom('audit_log')
      .select('action')
      .where('target_email', '=', email)
      .orderBy('action');
    expect((await stopped.execute()).map(({ action }) => action)).toEqual(['masquerade_started', 'masquerade_stopped']);
  });

  it('of an admin ends what they do as somebody else', async () => {
    const { email } = await person();
    const masquerade = await actAs(test, email);
    const own = (await test.login('admin@example.com', PASSWORD)).json().token as string;
    expect((await change(own)).statusCode).toBe(204);
    expect((await test.me(masquerade)).statusCode).toBe(401);
    expect((await change(own, { current_password: NEW, password: PASSWORD })).statusCode).toBe(204);
  });

  it('T6: ends every reset link, and a notice goes to the stored address', async () => {
    const { email, session } = await person();
    const link = await resetTokenFor(test, email);
    await change(session);
    const response = await test.post('/api/v1/auth/password-reset', { password: PASSWORD, token: link });
    expect([response.statusCode, response.json().code]).toEqual([410, 'token_revoked']);
    const notice = await newestMail(test, email, 'Your password was changed');
    expect(notice.text).toContain(`${SITE}/password-reset-request`);
  });

  it('is refused with 401 beside the field when the current password is wrong, and mails nobody', async () => {
    const { email, session } = await person();
    const response = await change(session, { current_password: NEW });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({
      code: 'wrong_credentials',
      details: { current_password: 'Your password is wrong' },
    });
    expect(await opens(email, PASSWORD)).toBe(true);
    expect((await test.me(session)).statusCode).toBe(200);
    expect(await mailbox(test, email)).toEqual([]);
  });

  it('L1: after ten wrong ones the right one has to wait, and hears how long', async () => {
    const { email, session } = await person();
    for (let round = 0; round < 10; round += 1) await change(session, { current_password: 'wrong' });
    const waiting = await change(session);
    expect([waiting.statusCode, waiting.json().code, waiting.headers['retry-after']]).toEqual([429, 'too_many', '60']);
    expect(waiting.json().details).toBe('Too many tries. Wait 1 minute, or reset your password');
    test.clock.advance(60_000);
    expect((await change(session)).statusCode).toBe(204);
    expect(await opens(email, NEW)).toBe(true);
  });

  it('refuses, with the reason, the person’s own email, name and ranch, a common password and a short one', async () => {
    const names = { first_name: 'Maximiliana', last_name: 'Oberhausen', full_name: 'Maximiliana Oberhausen' };
    const { email, session } = await person({ ...names, name: 'Windy Bottom Farm' });
    const before = await hashOf(email);
    for (const password of [
      email,
      'Maximiliana',
      'oberhausen1',
      'WindyBottomFarm',
      'password',
      'short',
      'x'.repeat(101),
    ]) {
      const response = await change(session, { password });
      expect([password, response.statusCode]).toEqual([password, 422]);
      expect(response.json().details).toEqual({ password: expect.any(String) });
    }
    expect(await hashOf(email)).toBe(before);
  });

  it('refuses the password it has', async () => {
    const { email, session } = await person();
    const response = await change(session, { password: PASSWORD });
    expect([response.statusCode, response.json().details]).toEqual([
      422,
      { password: 'This is your password already: choose another one' },
    ]);
    expect(await mailbox(test, email)).toEqual([]);
  });

  it('of several at once from several sessions one wins, and its session alone goes on', async () => {
    const { email, session } = await person();
    const sessions = [session];
    while (sessions.length < 4) sessions.push((await test.login(email, PASSWORD)).json().token);
    const all = await Promise.all(sessions.map((token, index) => change(token, { password: `${NEW} ${index}` })));
    const won = all.findIndex(({ statusCode }) => statusCode === 204);
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([204, 401, 401, 401]);
    expect(await opens(email, `${NEW} ${won}`)).toBe(true);
    const alive = await Promise.all(sessions.map(async (token) => (await test.me(token)).statusCode));
    expect(alive.map((status) => status === 200)).toEqual(sessions.map((_token, index) => index === won));
  });

  it.each(['current_password', 'password'])('L4: refuses %s as anything but text', async (field) => {
    const { email, session } = await person();
    for (const value of [[PASSWORD], { length: 10 }, 12345678, null, true, undefined]) {
      const response = await change(session, { [field]: value });
      expect([response.statusCode, response.json().details]).toEqual([422, { [field]: expect.any(String) }]);
    }
    expect([await opens(email, PASSWORD), await mailbox(test, email)]).toEqual([true, []]);
  });

  it('L6: refuses fields that it does not know, and changes nothing', async () => {
    const { email, session } = await person();
    for (const field of ['id', 'uuid', 'email', 'role', 'is_admin', 'ranch_id', 'exp', 'token']) {
      expect((await change(session, { [field]: true })).statusCode).toBe(422);
    }
    expect(await opens(email, PASSWORD)).toBe(true);
  });

  it('is 429 past the tries of an address', async () => {
    const limited = await TestApp.start({ config: { rateLimitPerAddress: 3 } });
    const token = await limited.newcomer('maria@example.com');
    const guess = () => limited.post(PATH, { current_password: 'guess', password: NEW }, { token });
    const statuses = [await guess(), await guess(), await guess()].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([401, 401, 429]);
    await limited.close();
  });
});
