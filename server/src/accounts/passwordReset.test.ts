import { randomBytes } from 'node:crypto';
import { cancelTokenFor, mailbox, newestMail, resetTokenFor } from '../../test/support/mailbox';
import { HOUR, MINUTE, PASSWORD, SECOND, SECRET, SITE, TestApp } from '../../test/support/testApp';
import { signLink } from '../http/linkTokens';

const NEW = 'eight dry cows at dusk';
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
const reset = (token: unknown, password: unknown = NEW) =>
  test.post('/api/v1/auth/password-reset', { password, token });
const opens = async (email: string, password: string) => (await test.login(email, password)).statusCode === 200;
const everything = async () => ({
  users: await test.db.selectFrom('users').selectAll().orderBy('uuid').execute(),
  links: await test.db.selectFrom('one_time_tokens').selectAll().orderBy('token_hash').execute(),
  sessions: await test.db.selectFrom('sessions').select('token_hash').orderBy('token_hash').execute(),
});

describe('resetting a password', () => {
  it('answers 204; the new password opens the account and the old one no longer', async () => {
    const { email } = await person();
    const response = await reset(await resetTokenFor(test, email));
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect([await opens(email, PASSWORD), await opens(email, NEW)]).toEqual([false, true]);
  });

  it('opens no session and sets no cookie', async () => {
    const { email } = await person();
    const response = await reset(await resetTokenFor(test, email));
    expect(response.headers['set-cookie']).toBeUndefined();
    const { uuid } = await test.db
      .selectFrom('users')
      .select('uuid')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(await test.db.selectFrom('sessions').select('token_hash').where('user_uuid', '=', uuid).execute()).toEqual(
      [],
    );
  });

  it('T2: of 20 tries at once with one link exactly one succeeds', async () => {
    const { email } = await person();
    const token = await resetTokenFor(test, email);
    const tries = Array.from({ length: 20 }, (_one, index) => `${NEW} number ${index}`);
    const all = await Promise.all(tries.map((password) => reset(token, password)));
    const winners = tries.filter((_one, index) => all[index]?.statusCode === 204);
    expect(winners).toHaveLength(1);
    const codes = all.filter(({ statusCode }) => statusCode !== 204).map((each) => [each.statusCode, each.json().code]);
    expect(codes).toEqual(new Array(19).fill([410, 'token_used']));
    expect(await opens(email, winners[0] ?? '')).toBe(true);
    expect((await mailbox(test, email)).filter(({ subject }) => subject?.includes('changed'))).toHaveLength(1);
  });

  it('T2: of two links of one person at once exactly one succeeds', async () => {
    const { email } = await person();
    const links = [await resetTokenFor(test, email), await resetTokenFor(test, email)];
    const all = await Promise.all(links.map((token) => reset(token)));
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410]);
    expect(all.find(({ statusCode }) => statusCode === 410)?.json().code).toBe('token_revoked');
  });

  it('T3: refuses what is no token, and changes nothing', async () => {
    await resetTokenFor(test, (await person()).email);
    const before = await everything();
    for (const token of [
      undefined,
      null,
      '',
      ' ',
      'null',
      'undefined',
      [],
      {},
      0,
      [''],
      true,
      '\0',
      'x'.repeat(5000),
    ]) {
      const { statusCode } = await reset(token);
      expect([token, [410, 422].includes(statusCode)]).toEqual([token, true]);
    }
    expect(await everything()).toEqual(before);
  });

  it('T4: refuses every other kind of token, and changes nothing', async () => {
    const { email, session } = await person();
    const jti = randomBytes(32).toString('base64url');
    const exp = test.clock.now().getTime() / 1000 + 3600;
    const others = [
      session,
      await cancelTokenFor(test, email, session, PASSWORD),
      await signLink(SECRET, 'invitation', { email, role: 'owner', ranch_name: 'Dry Creek', exp, jti }),
      await signLink(SECRET, 'contract', { email, program: 'Carbon', exp, jti }),
      jti,
    ];
    const before = await everything();
    for (const token of others) {
      const response = await reset(token);
      expect([response.statusCode, response.json().code]).toEqual([410, 'token_invalid']);
    }
    expect(await everything()).toEqual(before);
  });

  it('T4: its own token is no session', async () => {
    const token = await resetTokenFor(test, (await person()).email);
    expect((await test.me(token)).statusCode).toBe(401);
    const headers = { cookie: `session=${token}`, origin: SITE };
    expect((await test.get('/api/v3/user/me', { headers })).statusCode).toBe(401);
  });

  it('T5: the link is good one second before its hour is over', async () => {
    const token = await resetTokenFor(test, (await person()).email);
    test.clock.advance(HOUR - SECOND);
    expect((await reset(token)).statusCode).toBe(204);
  });

  it.each([0, SECOND])('T5: the link is refused %i ms after its hour', async (late) => {
    const { email } = await person();
    const token = await resetTokenFor(test, email);
    test.clock.advance(HOUR + late);
    const response = await reset(token);
    expect([response.statusCode, response.json().code]).toEqual([410, 'token_expired']);
    expect(await opens(email, PASSWORD)).toBe(true);
  });

  it('T5: a password that is refused leaves the link good', async () => {
    const person1 = { first_name: 'Maximiliana', last_name: 'Oberhausen', full_name: 'Maximiliana Oberhausen' };
    const { email } = await person({ ...person1, name: 'Windy Bottom Farm' });
    const token = await resetTokenFor(test, email);
    const own = [
      email,
      'maximiliana',
      'Oberhausen1',
      'maximiliana oberhausen',
      'Windy Bottom Farm',
      'windybottomfarm99',
    ];
    for (const password of ['short', 'password', 'x'.repeat(101), ...own]) {
      const response = await reset(token, password);
      expect([password, response.statusCode]).toEqual([password, 422]);
      expect(response.json()).toMatchObject({ code: 'invalid', details: { password: expect.any(String) } });
    }
    expect(await opens(email, PASSWORD)).toBe(true);
    expect((await reset(token)).statusCode).toBe(204);
  });

  it('T6: ends every session and every other link of that person, and nobody else’s', async () => {
    const { email, session } = await person();
    const other = await person();
    const second = (await test.login(email, PASSWORD)).json().token as string;
    const theirs = await resetTokenFor(test, other.email);
    const [unused, used] = [await resetTokenFor(test, email), await resetTokenFor(test, email)];
    expect((await reset(used)).statusCode).toBe(204);
    for (const token of [session, second]) expect((await test.me(token)).statusCode).toBe(401);
    expect((await test.me(other.session)).statusCode).toBe(200);
    expect((await reset(unused)).json().code).toBe('token_revoked');
    expect((await reset(used)).json().code).toBe('token_used');
    expect((await reset(theirs)).statusCode).toBe(204);
  });

  it('T6: a notice goes to the stored address, without a link that opens anything', async () => {
    const { email } = await person();
    await reset(await resetTokenFor(test, email));
    const notice = await newestMail(test, email, 'Your password was changed');
    expect(notice.to).toEqual([{ address: email, name: '' }]);
    expect(notice.text).toContain(`${SITE}/password-reset-request`);
    expect(`${notice.text}${notice.html}`).not.toMatch(/token=/);
  });

  it('a completed reset clears a lock', async () => {
    const { email } = await person();
    for (let round = 0; round < 12; round += 1) await test.login(email, 'not the password');
    const token = await resetTokenFor(test, email);
    for (let round = 0; round < 3; round += 1) await test.login(email, 'not the password');
    expect(await opens(email, PASSWORD)).toBe(false);
    await reset(token);
    expect(await opens(email, NEW)).toBe(true);
  });

  it.each(['password', 'token'])('L4: refuses %s as anything but text', async (field) => {
    const token = await resetTokenFor(test, (await person()).email);
    const before = await everything();
    for (const value of [[token], { length: 10 }, 12345678, null, true]) {
      const response = await test.post('/api/v1/auth/password-reset', { password: NEW, token, [field]: value });
      expect([response.statusCode, response.json().details]).toEqual([422, { [field]: expect.any(String) }]);
    }
    expect(await everything()).toEqual(before);
  });

  it('L6: refuses fields that it does not know, and changes nothing', async () => {
    const token = await resetTokenFor(test, (await person()).email);
    const before = await everything();
    for (const field of ['id', 'role', 'is_admin', 'ranch_id', 'exp', 'email', 'user_uuid']) {
      const body = { password: NEW, token, [field]: true };
      expect((await test.post('/api/v1/auth/password-reset', body)).statusCode).toBe(422);
    }
    expect(await everything()).toEqual(before);
  });

  it('is 429 past the tries of an address', async () => {
    const limited = await TestApp.start({ config: { rateLimitPerAddress: 3 } });
    const guess = () =>
      limited.post('/api/v1/auth/password-reset', { password: NEW, token: 'guess' }, { ip: '10.3.3.3' });
    for (let round = 0; round < 3; round += 1) expect((await guess()).statusCode).toBe(410);
    expect((await guess()).statusCode).toBe(429);
    limited.clock.advance(MINUTE);
    expect((await guess()).statusCode).toBe(410);
    await limited.close();
  });
});
