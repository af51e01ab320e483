import commonPasswords from '@contract/text/commonPasswords.json';
import { DAY, HeldClock, PASSWORD, signup, TestApp } from '../../test/support/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ costlyHashes: true });
});
afterAll(() => test.close());

const countOf = async (table: 'users' | 'ranches' | 'memberships' | 'records' | 'subscriptions' | 'sessions') => {
  const { count } = await test.db
    .selectFrom(table)
    .select((build) => build.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

describe('sign-up', () => {
  it('is refused with 403 from a foreign site', async () => {
    const response = await test.register({}, { headers: { origin: 'https://evil.example' } });
    expect(response.statusCode).toBe(403);
    expect(await countOf('users')).toBe(0);
  });

  it('makes the user, the ranch, its season, a trial and a session', async () => {
    const response = await test.register({ email: ' New.Rancher@Example.com ', full_name: '  New \t Rancher ' });
    expect(response.statusCode).toBe(201);
    const { token } = response.json<{ token: string }>();
    const me = (await test.me(token)).json();
    expect(me).toMatchObject({
      email: 'new.rancher@example.com',
      first_name: 'Maria',
      full_name: 'New Rancher',
      is_admin: false,
      is_beta_tester: true,
      masqueraded_by: null,
      settings: {},
      ranches: [{ name: "Maria's Ranch", role: 'owner', current_season_name: '2026' }],
    });
    const payment = await test.get(`/api/v1/ranch/${me.ranches[0].ranch_uuid}/payment`, { token });
    const trialEnds = new Date(new HeldClock().now().getTime() + 30 * DAY).toISOString();
    expect(payment.json()).toEqual({ status: 'trial', plan: 'trial', trial_ends_at: trialEnds });
  });

  it('says 409 for an email that has an account, however it is written', async () => {
    await test.newcomer('twice@example.com');
    for (const email of ['twice@example.com', ' TWICE@Example.COM', 'Twice@example.com\n']) {
      const response = await test.register({ email });
      expect(response.statusCode).toBe(409);
      expect(response.json()).toEqual({
        error: 'This email has an account already',
        details: { email: 'This email has an account already' },
        code: 'email_taken',
        reason: 'email_taken',
        reasons: { email: { reason: 'email_taken' } },
      });
    }
  });

  it('L9: the same email 20 times at once makes one user and one ranch', async () => {
    const before = await Promise.all([countOf('users'), countOf('ranches'), countOf('sessions')]);
    const responses = await Promise.all(Array.from({ length: 20 }, () => test.register({ email: 'many@example.com' })));
    const statuses = responses.map((response) => response.statusCode).sort();
    expect(statuses).toEqual([201, ...new Array<number>(19).fill(409)]);
    expect(await Promise.all([countOf('users'), countOf('ranches'), countOf('sessions')])).toEqual(
      before.map((count) => count + 1),
    );
  });

  it('L9: leaves nothing behind when a part of it cannot be made', async () => {
    const before = await Promise.all([countOf('users'), countOf('ranches'), countOf('memberships')]);
    await test.db.schema.alterTable('sessions').renameTo('sessions_away').execute();
    const response = await test.register({ email: 'half@example.com' });
    await test.db.schema.alterTable('sessions_away').renameTo('sessions').execute();
    expect(response.statusCode).toBe(500);
    expect(await Promise.all([countOf('users'), countOf('ranches'), countOf('memberships')])).toEqual(before);
  });

  const required = ['email', 'first_name', 'last_name', 'full_name', 'name', 'password', 'phone_number'];

  it.each(required)('says 422 beside %s when it is missing', async (field) => {
    const { [field]: _left, ...rest } = signup();
    const response = await test.post('/api/v1/auth/register', rest);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().details)).toEqual([field]);
  });

  it.each(required)('L4: refuses %s as anything but text', async (field) => {
    for (const value of [['a@b.co'], { $ne: '' }, 7, null, true, [], {}, 1e308, [[[]]]]) {
      const response = await test.register({ [field]: value });
      expect(response.statusCode).toBe(422);
      expect(response.json().details).toHaveProperty(field, expect.any(String));
    }
  });

  it.each(['id', 'uuid', 'role', 'is_admin', 'is_beta_tester', 'ranch_id', 'exp', 'settings', 'constructor'])(
    'L6: refuses the unknown field %s and makes nothing',
    async (field) => {
      const before = await countOf('users');
      const response = await test.register({ email: 'extra@example.com', [field]: true });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ code: 'invalid', details: { [field]: expect.any(String) } });
      expect(await countOf('users')).toBe(before);
    },
  );

  it('names every field at fault at once, each in one sentence', async () => {
    const response = await test.register({ email: 'nonsense', name: '  ', password: 'short', extra: 1 });
    expect(response.json().details).toEqual({
      email: 'Email address contain errors',
      name: 'Ranch name is required',
      password: 'Your password is too short: 3 more characters to go',
      extra: 'We don’t know this field',
    });
  });

  it('L7: refuses common passwords with a reason', async () => {
    expect(commonPasswords.length).toBeGreaterThanOrEqual(3000);
    for (let index = 0; index < commonPasswords.length; index += 397) {
      const response = await test.register({ email: 'weak@example.com', password: commonPasswords[index] });
      expect(response.statusCode).toBe(422);
      expect(response.json().details.password).toMatch(/too many people/i);
    }
  });

  it.each([
    ['the email', 'someone@example.com'],
    ['the name', 'Maria Lopez'],
    ['the ranch', "Maria's Ranch 1"],
    ['the product', 'Grazewell'],
  ])('L7: refuses %s as the password', async (_what, password) => {
    const response = await test.register({ email: 'someone@example.com', password });
    expect(response.statusCode).toBe(422);
    expect(response.json().details).toHaveProperty('password');
  });

  it.each([64, 100])('L7: takes a password of %d characters and ignores none of them', async (length) => {
    const email = `long${length}@example.com`;
    const password = 'gåté 🐄 '.repeat(20).slice(0, 20) + 'x'.repeat(100);
    const exact = Array.from(password).slice(0, length).join('');
    await test.newcomer(email, { password: exact });
    expect((await test.login(email, exact)).statusCode).toBe(200);
    expect((await test.login(email, `${exact.slice(0, -1)}y`)).statusCode).toBe(401);
    expect((await test.login(email, exact.slice(0, -1))).statusCode).toBe(401);
  });

  it('L7: refuses a password of 101 characters', async () => {
    expect((await test.register({ password: 'x1'.repeat(51).slice(1) })).statusCode).toBe(422);
  });

  it.each(['\0', '\ud800', 'tail\udc00'])('refuses text that cannot be stored (%j)', async (text) => {
    for (const field of ['name', 'full_name', 'phone_number', 'password']) {
      const response = await test.register({ [field]: `some long text ${text}` });
      expect(response.statusCode).toBe(422);
    }
  });

  it.each(['.test@iana.org', 'test.@iana.org', 'te..st@iana.org', `${'l'.repeat(65)}@iana.org`])(
    'refuses the email %s beside its field, while an older account still gets in by it',
    async (email) => {
      const refused = await test.register({ email });
      expect([refused.statusCode, refused.json().details]).toEqual([422, { email: 'Email address contain errors' }]);
      await test.newcomer('older@example.com');
      await test.db.updateTable('users').set({ email }).where('email', '=', 'older@example.com').execute();
      expect((await test.login(email, PASSWORD)).statusCode).toBe(200);
    },
  );

  it.each(['\u202a', '\u202e', '\u2066', '\u2069'])(
    'refuses a name with the direction mark %j in a sentence',
    async (mark) => {
      for (const field of ['first_name', 'last_name', 'full_name', 'name']) {
        const refused = await test.register({ email: 'marks@example.com', [field]: `Maria ${mark}Lopez` });
        const words = 'This text contains hidden marks that change its direction. Please type it again without them';
        expect([refused.statusCode, refused.json().details]).toEqual([422, { [field]: words }]);
      }
    },
  );

  it('R4: gives text back as it was, but for trimmed and folded white space', async () => {
    const name = " <b>Ranch</b>  “Ōla”\u00a0🐄 ' -- ; DROP ";
    const me = await test.me(await test.newcomer('text@example.com', { name, phone_number: '\u200eabc' }));
    expect(me.json()).toMatchObject({
      phone_number: '\u200eabc',
      ranches: [{ name: "<b>Ranch</b> “Ōla” 🐄 ' -- ; DROP" }],
    });
  });

  it('stores the password as an argon2id hash with its parameters and nothing else of it', async () => {
    await test.newcomer('hash@example.com');
    const { password_hash } = await test.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', 'hash@example.com')
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(password_hash).not.toContain(PASSWORD);
  });
});
