import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { isAnyoneWaiting } from '../../test/support/HostRanch';
import { PASSWORD, TestApp } from '../../test/support/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ costlyHashes: true });
  await test.newcomer('maria@example.com');
});
afterAll(() => test.close());

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

describe('login', () => {
  it('is refused with 401 for a wrong password', async () => {
    const response = await test.login('maria@example.com', 'not her password');
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'wrong_credentials', error: 'Email or password is wrong' });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('is refused with 403 from a foreign site, so that nobody is signed in by one', async () => {
    const response = await test.login('maria@example.com', PASSWORD, { headers: { origin: 'null' } });
    expect(response.statusCode).toBe(403);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('answers 200 with a token of 256 bits', async () => {
    const response = await test.login(' MARIA@example.com ', PASSWORD);
    expect(response.statusCode).toBe(200);
    expect(Buffer.from(response.json().token, 'base64url')).toHaveLength(32);
  });

  it('T6: opens nothing when another password has come while the old one was checked', async () => {
    await test.newcomer('raced@example.com');
    let answer: ReturnType<TestApp['login']> | undefined;
    await test.db.transaction().execute(async (trx) => {
      // As a reset does: the new password stands there, and is not committed yet.
      await trx.updateTable('users').set({ password_hash: 'new' }).where('email', '=', 'raced@example.com').execute();
      answer = test.login('raced@example.com', PASSWORD);
      for (let tries = 0; tries < 2_000 && !(await isAnyoneWaiting(test)); tries += 1) await sleep(10);
      expect(await isAnyoneWaiting(test)).toBe(true);
    });
    expect((await answer)?.statusCode).toBe(401);
  });

  it('gives another token each time', async () => {
    const tokens = await Promise.all([1, 2, 3].map(() => test.login('maria@example.com', PASSWORD)));
    expect(new Set(tokens.map((response) => response.json().token)).size).toBe(3);
  });

  it('lets ten logins of one person at once in', async () => {
    const all = await Promise.all(Array.from({ length: 24 }, () => test.login('maria@example.com', PASSWORD)));
    expect(all.map((response) => response.statusCode)).toEqual(new Array(24).fill(200));
  });

  it.each(['email', 'password'])('L4: refuses %s as anything but text', async (field) => {
    for (const value of [['maria@example.com'], {}, 1, null, false, { length: 8 }]) {
      const body = { email: 'maria@example.com', password: PASSWORD, [field]: value };
      const response = await test.post('/api/v1/auth/login', body);
      expect(response.statusCode).toBe(422);
      expect(response.json().details).toHaveProperty(field, expect.any(String));
    }
  });

  it('L6: refuses fields that it does not know', async () => {
    const body = { email: 'maria@example.com', password: PASSWORD, is_admin: true };
    expect((await test.post('/api/v1/auth/login', body)).statusCode).toBe(422);
  });

  it('says in words when a password is too long', async () => {
    const response = await test.login('maria@example.com', 'x'.repeat(101));
    expect(response.json().details).toEqual({ password: 'You have more than 100 characters' });
  });

  it('does not trim the password', async () => {
    expect((await test.login('maria@example.com', ` ${PASSWORD}`)).statusCode).toBe(401);
    expect((await test.login('maria@example.com', PASSWORD.toUpperCase())).statusCode).toBe(401);
  });

  it('L3: an unknown email and a known one get the same status, bytes and headers', async () => {
    const [known, unknown] = await Promise.all([
      test.login('maria@example.com', 'not her password'),
      test.login('nobody@example.com', 'not her password'),
    ]);
    const timeless = ({ date: _date, ...headers }: Record<string, unknown>) => headers;
    expect(known.statusCode).toBe(unknown.statusCode);
    expect(known.body).toBe(unknown.body);
    expect(timeless(known.headers)).toEqual(timeless(unknown.headers));
  });

  it('L3: an unknown email takes as long as a known one', async () => {
    await test.newcomer('timed@example.com');
    const times = { known: [] as number[], unknown: [] as number[] };
    const measure = async (kind: keyof typeof times, email: string) => {
      const start = performance.now();
      await test.login(email, 'not the password', { ip: '10.7.7.7' });
      times[kind].push(performance.now() - start);
    };
    for (let round = 0; round < 100; round += 1) {
      await measure('known', 'timed@example.com');
      await measure('unknown', 'untimed@example.com');
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(5, known * 0.1));
  }, 60_000);

  it('L5: look-alike letters reach no account', async () => {
    const lookAlikes: string[] = [];
    for (let code = 0x80; code < 0x1fbff; code += 1) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const letter = String.fromCodePoint(code);
      const forms = [letter.toLowerCase(), letter.toUpperCase().toLowerCase(), letter.normalize('NFKC').toLowerCase()];
      if (forms.some((form) => /^[a-z@.]$/.test(form))) lookAlikes.push(letter);
    }
    expect(lookAlikes.length).toBeGreaterThan(500);
    for (const letter of lookAlikes.filter((_letter, index) => index % 7 === 0)) {
      const like = letter.normalize('NFKC').toLowerCase();
      const email = 'maria@example.com'.replace(like, letter);
      if (email === 'maria@example.com') continue;
      const login = await test.login(email, PASSWORD);
      const register = await test.register({ email });
      expect([email, login.statusCode, register.statusCode]).toEqual([email, 422, 422]);
    }
  });

  it('lets every sign-in in that comes while a hash with older parameters is renewed', async () => {
    await test.newcomer('several@example.com');
    const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await test.db.updateTable('users').set({ password_hash: old }).where('email', '=', 'several@example.com').execute();
    const logins = Array.from({ length: 4 }, () => test.login('several@example.com', PASSWORD));
    expect((await Promise.all(logins)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });

  it('makes a new hash in place of one with older parameters', async () => {
    await test.newcomer('old@example.com');
    const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await test.db.updateTable('users').set({ password_hash: old }).where('email', '=', 'old@example.com').execute();
    expect((await test.login('old@example.com', PASSWORD)).statusCode).toBe(200);
    const { password_hash } = await test.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', 'old@example.com')
      .executeTakeFirstOrThrow();
    expect(password_hash).toContain('m=19456,t=2,p=1');
    expect((await test.login('old@example.com', PASSWORD)).statusCode).toBe(200);
  });
});
