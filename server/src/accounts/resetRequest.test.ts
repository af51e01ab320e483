import { mailbox, newestMail, resetTokenFor } from '../../test/support/mailbox';
import { DAY, MINUTE, PASSWORD, SECOND, SITE, TestApp, tokenIn } from '../../test/support/testApp';
import { hashOfToken } from '../platform/secrets';

const REQUEST = '/api/v1/auth/password-reset-request';
let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

let number = 0;
const person = async () => {
  number += 1;
  const email = `person${number}@example.com`;
  await test.newcomer(email);
  return email;
};
const request = (email: unknown, headers: Record<string, string> = {}) => test.post(REQUEST, { email }, { headers });
const links = () => test.db.selectFrom('one_time_tokens').selectAll().execute();

describe('asking for a reset link', () => {
  it.each([{}, { email: '' }, { email: 'maria' }, { email: 'maria@example' }])(
    'is refused with 422 for %j',
    async (body) => {
      const response = await test.post(REQUEST, body);
      expect([response.statusCode, response.json().details]).toEqual([422, { email: expect.any(String) }]);
    },
  );

  it('answers 202 and mails a link to the stored address, however the email was typed', async () => {
    const email = await person();
    const response = await request(`  ${email.toUpperCase()} `);
    expect([response.statusCode, response.body]).toEqual([202, '{}']);
    expect(response.headers['set-cookie']).toBeUndefined();
    const mail = await newestMail(test, email, 'Reset your password');
    expect(mail.to).toEqual([{ address: email, name: '' }]);
    expect(mail.text).toContain('Hello Maria,');
    expect(mail.text).toContain('good for 60 minutes');
    expect(mail.text).toContain(`${SITE}/password-reset?token=${tokenIn(mail, 'token')}`);
    expect(mail.html).toContain(`href="${SITE}/password-reset?token=${tokenIn(mail, 'token')}"`);
  });

  it('answers 202 for an email that nobody has, and mails nobody', async () => {
    const before = await links();
    expect((await request('nobody@example.com')).statusCode).toBe(202);
    expect(await links()).toEqual(before);
    expect(await mailbox(test, 'nobody@example.com')).toEqual([]);
  });

  it('T1: gives 256 random bits, of which the database holds the hash alone', async () => {
    const email = await person();
    const tokens = [await resetTokenFor(test, email), await resetTokenFor(test, email)];
    expect(new Set(tokens).size).toBe(2);
    const kept = (await links()).map(({ token_hash }) => token_hash.toString('hex'));
    for (const token of tokens) {
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(kept).toContain(hashOfToken(token).toString('hex'));
      expect(kept).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    }
  });

  it('T1: what stands in the database opens nothing', async () => {
    await resetTokenFor(test, await person());
    const stored = (await links()).at(-1)?.token_hash ?? Buffer.alloc(0);
    for (const token of [stored.toString('base64url'), stored.toString('hex'), stored.toString('latin1')]) {
      const response = await test.post('/api/v1/auth/password-reset', { password: 'a dump of the database', token });
      expect([410, 422]).toContain(response.statusCode);
    }
    expect((await links()).at(-1)?.ended_as).toBeNull();
  });

  it('T7: no header of the request changes the link', async () => {
    const email = await person();
    await request(email, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example;proto=https',
      'x-original-url': '//evil.example/',
      referer: 'https://evil.example/',
    });
    const mail = await newestMail(test, email, 'Reset your password');
    expect(mail.text).toContain(`${SITE}/password-reset?token=`);
    expect(`${mail.text}${mail.html}${JSON.stringify(mail.headers)}`).not.toContain('evil.example');
  });

  it('writes a name into the mail as text, so that it is no link and no markup', async () => {
    await test.newcomer('odd@example.com', { first_name: 'https://evil.example/<b>x</b>' });
    await resetTokenFor(test, 'odd@example.com');
    const mail = await newestMail(test, 'odd@example.com', 'Reset your password');
    expect(`${mail.text}${mail.html}`).not.toContain('evil.example');
    expect(mail.html).not.toContain('<b>');
  });

  it('mails once a minute, and says 202 all the same', async () => {
    const email = await person();
    for (let round = 0; round < 4; round += 1) expect((await request(email)).statusCode).toBe(202);
    test.clock.advance(MINUTE - SECOND);
    await request(email.toUpperCase());
    expect(await mailbox(test, email)).toHaveLength(1);
    test.clock.advance(SECOND);
    expect((await request(email)).statusCode).toBe(202);
    expect(await mailbox(test, email)).toHaveLength(2);
  });

  it('mails five times a day, and 20 requests at once are one mail', async () => {
    const email = await person();
    const all = await Promise.all(Array.from({ length: 20 }, () => request(email)));
    expect(all.map(({ statusCode }) => statusCode)).toEqual(new Array(20).fill(202));
    expect(await mailbox(test, email)).toHaveLength(1);
    for (let round = 0; round < 8; round += 1) {
      test.clock.advance(MINUTE);
      await request(email);
    }
    expect(await mailbox(test, email)).toHaveLength(5);
    test.clock.advance(DAY);
    await request(email);
    expect(await mailbox(test, email)).toHaveLength(6);
  });

  it('a reset request never locks: however many come, the password opens the account', async () => {
    const email = await person();
    await Promise.all(Array.from({ length: 120 }, () => request(email)));
    expect(await test.db.selectFrom('failed_checks').select('key').execute()).toEqual([]);
    expect((await test.login(email, PASSWORD)).statusCode).toBe(200);
  });

  it('L4: refuses an email that is anything but text, and mails nobody', async () => {
    const email = await person();
    for (const value of [[email], [email, 'evil@example.com'], { 0: email }, { email }, 7, null, true, false]) {
      const response = await request(value);
      expect([response.statusCode, response.json().details]).toEqual([422, { email: expect.any(String) }]);
    }
    expect(await mailbox(test, email)).toEqual([]);
  });

  it('L6: refuses fields that it does not know, and mails nobody', async () => {
    const email = await person();
    for (const field of ['id', 'role', 'is_admin', 'ranch_id', 'exp', 'to', 'cc', 'origin', 'token']) {
      expect((await test.post(REQUEST, { email, [field]: 'evil@example.com' })).statusCode).toBe(422);
    }
    expect(await mailbox(test, email)).toEqual([]);
  });

  it('keeps no email where mails are counted', async () => {
    const rows = await test.db.selectFrom('limit_counts').select('key').execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ key }) => key.length === 32)).toBe(true);
  });

  it('is 429 past the tries of an address', async () => {
    const limited = await TestApp.start({ config: { rateLimitPerAddress: 3 } });
    const ask = (n: number) => limited.post(REQUEST, { email: `n${n}@example.com` }, { ip: '10.3.3.3' });
    for (const n of [1, 2, 3]) expect((await ask(n)).statusCode).toBe(202);
    const response = await ask(4);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '60']);
    await limited.close();
  });
});
