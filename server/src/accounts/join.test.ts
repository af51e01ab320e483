import { duringWithdrawal, HostRanch, joining, stateOf } from '../../test/support/HostRanch';
import { cookieOf, DAY, PASSWORD, SECOND, TestApp } from '../../test/support/testApp';

jest.setTimeout(30_000);

let test: TestApp;
let host: HostRanch;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  host = await HostRanch.start(test);
});
afterAll(() => test.close());

let guests = 0;
const newEmail = () => {
  guests += 1;
  return `guest${guests}@example.com`;
};
/** An email with a good invitation of its own. */
const invited = async () => {
  const email = newEmail();
  return { email, token: await host.tokenFor(email) };
};
const join = (body: unknown, key?: string) =>
  test.post('/api/v1/auth/join', body, { headers: key === undefined ? {} : { 'idempotency-key': key } });
const teamOf = async () =>
  (await test.get(`/api/v3/ranch/${host.uuid}/user`, { token: host.owner })).json<{ email: string; role: string }[]>();

describe('joining by an invitation', () => {
  it.each(['owner', 'manager', 'member', 'viewer'] as const)(
    'I1: makes an account with the role that the token shows: %s',
    async (role) => {
      const email = newEmail();
      const token = await host.tokenFor(email, role);
      const shown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      expect(shown).toMatchObject({ email, role, ranch_name: "Maria's Ranch" });
      const response = await join(joining(email, token));
      expect(response.statusCode).toBe(201);
      const me = (await test.me(response.json().token)).json();
      expect(me).toMatchObject({ email, full_name: 'Guest Person', phone_number: '555 0100', is_admin: false });
      expect(me.ranches).toEqual([expect.objectContaining({ ranch_uuid: host.uuid, name: "Maria's Ranch", role })]);
      expect(await teamOf()).toContainEqual(expect.objectContaining({ email, role }));
    },
  );

  it('opens a session with its cookies, and the password opens the account', async () => {
    const { email, token } = await invited();
    const response = await join(joining(email, token));
    expect(cookieOf(response, 'session')).toContain(`session=${response.json().token}; `);
    expect(cookieOf(response, 'session')).toContain('HttpOnly');
    expect(cookieOf(response, 'has_session')).toContain('has_session=1');
    expect((await test.login(email, PASSWORD)).statusCode).toBe(200);
  });

  it('is refused with 403 from a foreign site', async () => {
    const { email, token } = await invited();
    const before = await stateOf(test);
    const headers = { origin: 'https://evil.example' };
    expect((await test.post('/api/v1/auth/join', joining(email, token), { headers })).statusCode).toBe(403);
    expect(await stateOf(test)).toEqual(before);
  });

  it('takes the email however it is spelled, and says 422 for another one', async () => {
    const { email, token } = await invited();
    const before = await stateOf(test);
    const other = await join(joining(newEmail(), token));
    expect([other.statusCode, Object.keys(other.json().details)]).toEqual([422, ['email']]);
    expect(await stateOf(test)).toEqual(before);
    expect((await join(joining(` ${email.toUpperCase()} `, token))).statusCode).toBe(201);
    expect((await teamOf()).map((member) => member.email)).toContain(email);
  });

  it('says 409 to an email that has an account, and what to do; the invitation stays good', async () => {
    const { email, token } = await invited();
    const session = await test.newcomer(email);
    const before = await stateOf(test);
    const response = await join(joining(email, token));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      error: 'This email has an account already',
      details: { email: 'This email has an account already. Log in to join the ranch' },
      code: 'email_taken',
      reason: 'account_exists',
      reasons: { email: { reason: 'account_exists' } },
    });
    expect(await stateOf(test)).toEqual(before);
    const accepted = await test.post('/api/v1/ranch/join', { invitation_token: token }, { token: session });
    expect(accepted.statusCode).toBe(200);
  });

  it('goes on under the new name when the ranch was renamed meanwhile', async () => {
    const { email, token } = await invited();
    await test.call('PATCH', `/api/v1/ranch/${host.uuid}`, { body: { name: 'Cold Creek' }, token: host.owner });
    const session = (await join(joining(email, token))).json().token;
    expect((await test.me(session)).json().ranches[0].name).toBe('Cold Creek');
  });

  it('works once: then it is used', async () => {
    const { email, token } = await invited();
    await join(joining(email, token));
    const before = await stateOf(test);
    const again = await join(joining(email, token));
    expect([again.statusCode, again.json().code]).toEqual([410, 'token_used']);
    expect(await stateOf(test)).toEqual(before);
  });

  it('T2: 20 times at once makes one account', async () => {
    const { email, token } = await invited();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_none, index) =>
        join(joining(email, token), index % 2 === 0 ? undefined : `key-${email}-${index}`),
      ),
    );
    const statuses = all.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    for (const status of statuses) expect([201, 409, 410]).toContain(status);
    expect((await teamOf()).filter((member) => member.email === email)).toHaveLength(1);
    const users = await test.db.selectFrom('users').select('uuid').where('email', '=', email).execute();
    const [{ uuid = '' } = {}] = users;
    const sessions = await test.db.selectFrom('sessions').select('user_uuid').where('user_uuid', '=', uuid).execute();
    expect([users.length, sessions.length]).toEqual([1, 1]);
  });

  it('is refused when the invitation is withdrawn at the same moment, and makes no account', async () => {
    const { email, token } = await invited();
    const response = await duringWithdrawal(test, () => join(joining(email, token)));
    expect([response.statusCode, response.json().code]).toEqual([410, 'token_revoked']);
    expect((await test.login(email, PASSWORD)).statusCode).toBe(401);
  });

  it('I2: an invitation is good one second before its end, expired one second after and at it', async () => {
    const [early, sharp, late] = [await invited(), await invited(), await invited()];
    test.clock.advance(7 * DAY - SECOND);
    expect((await join(joining(early.email, early.token))).statusCode).toBe(201);
    test.clock.advance(SECOND);
    const atTheEnd = await join(joining(sharp.email, sharp.token));
    expect([atTheEnd.statusCode, atTheEnd.json().code]).toEqual([410, 'token_expired']);
    test.clock.advance(SECOND);
    const before = await stateOf(test);
    const after = await join(joining(late.email, late.token));
    expect([after.statusCode, after.json().code]).toEqual([410, 'token_expired']);
    expect(await stateOf(test)).toEqual(before);
  });

  it('leaves nothing behind when a part of it cannot be made, and the invitation good', async () => {
    const { email, token } = await invited();
    const before = await stateOf(test);
    await test.db.schema.alterTable('memberships').renameTo('memberships_away').execute();
    const response = await join(joining(email, token));
    await test.db.schema.alterTable('memberships_away').renameTo('memberships').execute();
    expect(response.statusCode).toBe(500);
    expect(await stateOf(test)).toEqual(before);
    expect((await join(joining(email, token))).statusCode).toBe(201);
  });

  it('refuses a weak password and leaves the invitation good', async () => {
    const { email, token } = await invited();
    for (const password of ['short', 'password1', email, 'Guest Person', 'Grazewell']) {
      const response = await join(joining(email, token, { password }));
      expect([response.statusCode, Object.keys(response.json().details)]).toEqual([422, ['password']]);
    }
    expect((await join(joining(email, token))).statusCode).toBe(201);
  });

  it.each(['email', 'first_name', 'last_name', 'full_name', 'password', 'phone_number', 'invitation_token'])(
    'L4: refuses %s as anything but text, and when it is missing',
    async (field) => {
      const { email, token } = await invited();
      const before = await stateOf(test);
      for (const value of [['a@b.co'], { $ne: '' }, 7, null, true, [], {}, undefined]) {
        const response = await join(joining(email, token, { [field]: value }));
        expect([response.statusCode, Object.keys(response.json().details)]).toEqual([422, [field]]);
      }
      expect(await stateOf(test)).toEqual(before);
    },
  );

  it.each(['id', 'uuid', 'role', 'is_admin', 'ranch_id', 'ranch_uuid', 'ranch_name', 'exp', 'settings', 'name'])(
    'L6: refuses the unknown field %s and makes nothing',
    async (field) => {
      const { email, token } = await invited();
      const before = await stateOf(test);
      const response = await join(joining(email, token, { [field]: 'owner' }));
      expect([response.statusCode, Object.keys(response.json().details)]).toEqual([422, [field]]);
      expect(await stateOf(test)).toEqual(before);
    },
  );

  it('R4: gives text back as it was, but for trimmed and folded white space', async () => {
    const { email, token } = await invited();
    const texts = { full_name: ' <b>Ōla</b>  “x”\u00a0🐄 ', phone_number: "\u200e'; DROP" };
    const session = (await join(joining(email, token, texts))).json().token;
    expect((await test.me(session)).json()).toMatchObject({
      full_name: '<b>Ōla</b> “x” 🐄',
      phone_number: "\u200e'; DROP",
    });
  });
});

describe('the same join again with its key', () => {
  it('is answered as the first time, with a new session of the same account', async () => {
    const { email, token } = await invited();
    const first = await join(joining(email, token), `again-${email}`);
    const again = await join(joining(email, token), `again-${email}`);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json().token).not.toBe(first.json().token);
    expect(cookieOf(again, 'session')).toContain(again.json().token);
    const both = await Promise.all([test.me(first.json().token), test.me(again.json().token)]);
    expect(both[0].json()).toEqual(both[1].json());
    expect((await teamOf()).filter((member) => member.email === email)).toHaveLength(1);
  });

  it('opens nothing without the password', async () => {
    const { email, token } = await invited();
    await join(joining(email, token), `other-${email}`);
    const again = await join(joining(email, token, { password: 'somebody else altogether' }), `other-${email}`);
    expect([again.statusCode, again.json().code]).toEqual([409, 'email_taken']);
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('is refused with 422 when it holds another token', async () => {
    const { email, token } = await invited();
    await join(joining(email, token), `reused-${email}`);
    const again = await join(joining(email, `${token}x`), `reused-${email}`);
    expect([again.statusCode, again.json().code]).toEqual([422, 'key_reused']);
  });

  it('can be tried once more after a refusal', async () => {
    const { email, token } = await invited();
    expect((await join(joining(email, `${token}x`), `refused-${email}`)).statusCode).toBe(410);
    expect((await join(joining(email, token), `refused-${email}`)).statusCode).toBe(201);
  });
});

describe('tries of a token', () => {
  it('count by address: 429 after those of a minute, also for a good one', async () => {
    const limited = await TestApp.start({ config: { rateLimitPerAddress: 6 } });
    const ranch = await HostRanch.start(limited);
    const token = await ranch.tokenFor('slow@example.com');
    const session = await limited.newcomer('slower@example.com');
    const ip = '10.1.2.3';
    for (let tries = 0; tries < 3; tries += 1) {
      const guest = await limited.post('/api/v1/auth/join', joining('slow@example.com', 'x'), { ip });
      const sent = { ip, token: session };
      const user = await limited.post('/api/v1/ranch/join', { invitation_token: 'x' }, sent);
      expect([guest.statusCode, user.statusCode]).toEqual([410, 410]);
    }
    const refused = await limited.post('/api/v1/auth/join', joining('slow@example.com', token), { ip });
    const other = await limited.post('/api/v1/ranch/join', { invitation_token: token }, { ip, token: session });
    expect([refused.statusCode, other.statusCode]).toEqual([429, 429]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const elsewhere = { ip: '10.9.9.9' };
    const good = await limited.post('/api/v1/auth/join', joining('slow@example.com', token), elsewhere);
    expect(good.statusCode).toBe(201);
    await limited.close();
  });
});
