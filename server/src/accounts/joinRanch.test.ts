import type { Role } from '@contract/ranches/rights';
import { duringWithdrawal, HostRanch, stateOf } from '../../test/support/HostRanch';
import { DAY, SECOND, SITE, TestApp } from '../../test/support/testApp';

let test: TestApp;
let host: HostRanch;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  host = await HostRanch.start(test);
});
afterAll(() => test.close());

let people = 0;
/** Somebody with an account and a good invitation. */
const invited = async (role: Role = 'member') => {
  people += 1;
  const email = `person${people}@example.com`;
  const session = await test.newcomer(email);
  return { email, session, token: await host.tokenFor(email, role) };
};
const accept = (invitation_token: unknown, session?: string) =>
  test.post('/api/v1/ranch/join', { invitation_token }, session === undefined ? {} : { token: session });
const ranchesOf = async (session: string) => (await test.me(session)).json().ranches as { ranch_uuid: string }[];

describe('joining a ranch with an account', () => {
  it('is refused with 401 to a guest, and the invitation stays good', async () => {
    const { token } = await invited();
    const before = await stateOf(test);
    const response = await accept(token);
    expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
    expect(await stateOf(test)).toEqual(before);
  });

  it('is refused with 403 on the cookie without an origin of ours', async () => {
    const { token, session } = await invited();
    const call = (headers: Record<string, string>) =>
      test.post(
        '/api/v1/ranch/join',
        { invitation_token: token },
        { headers: { cookie: `session=${session}`, ...headers } },
      );
    expect((await call({})).statusCode).toBe(403);
    expect((await call({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await call({ origin: SITE })).statusCode).toBe(200);
  });

  it.each(['owner', 'manager', 'member', 'viewer'] as const)(
    'I1: answers the ranch, with the role that the token shows: %s',
    async (role) => {
      const { token, session } = await invited(role);
      const shown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      const response = await accept(token, session);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({
        ranch_uuid: host.uuid,
        name: shown.ranch_name,
        role: shown.role,
        current_season_uuid: expect.any(String),
        current_season_name: '2026',
        time_zone: null,
        program: null,
      });
      expect(shown.role).toBe(role);
      expect(await ranchesOf(session)).toContainEqual(response.json());
    },
  );

  it('I1: is refused with 403 to another account, and the invitation stays good', async () => {
    const [mine, theirs] = [await invited(), await invited()];
    const before = await stateOf(test);
    for (const other of [theirs.session, host.owner]) {
      const response = await accept(mine.token, other);
      expect([response.statusCode, response.json().code]).toEqual([403, 'wrong_person']);
    }
    expect(await stateOf(test)).toEqual(before);
    expect((await accept(mine.token, mine.session)).statusCode).toBe(200);
  });

  it('is possible for who made the account after the invitation was sent', async () => {
    const token = await host.tokenFor('later@example.com');
    const session = await test.newcomer(' Later@Example.com');
    expect((await accept(token, session)).statusCode).toBe(200);
  });

  it('says 409 to who is on the ranch already, keeps their role, and leaves the invitation as it is', async () => {
    const { email, token, session } = await invited('viewer');
    const { uuid: user_uuid } = (await test.me(session)).json();
    const membership = { ranch_uuid: host.uuid, user_uuid, role: 'manager' as const, joined_at: test.clock.now() };
    await test.db.insertInto('memberships').values(membership).execute();
    const before = await stateOf(test);
    const response = await accept(token, session);
    expect([response.statusCode, response.json().code]).toEqual([409, 'already_member']);
    expect(response.json().error).toBe('You are on this ranch already');
    expect(await stateOf(test)).toEqual(before);
    expect((await host.list()).map((one) => one.email)).toEqual([email]);
  });

  it('T2: 20 times at once joins once', async () => {
    const { token, session } = await invited();
    const all = await Promise.all(Array.from({ length: 20 }, () => accept(token, session)));
    const statuses = all.map(({ statusCode }) => statusCode).sort();
    expect(statuses[0]).toBe(200);
    for (const status of statuses.slice(1)) expect([409, 410]).toContain(status);
    expect((await ranchesOf(session)).filter(({ ranch_uuid }) => ranch_uuid === host.uuid)).toHaveLength(1);
  });

  it('works once: who was removed since cannot come back by it', async () => {
    const { token, session } = await invited();
    await accept(token, session);
    const { uuid } = (await test.me(session)).json();
    await test.db.deleteFrom('memberships').where('ranch_uuid', '=', host.uuid).where('user_uuid', '=', uuid).execute();
    const again = await accept(token, session);
    expect([again.statusCode, again.json().code]).toEqual([410, 'token_used']);
    expect(await ranchesOf(session)).toHaveLength(1);
  });

  it('is refused when the invitation was withdrawn', async () => {
    const { token, session } = await invited();
    const [{ uuid = '' } = {}] = await host.list();
    await test.call('DELETE', `${host.path}/${uuid}`, { token: host.owner });
    const response = await accept(token, session);
    expect([response.statusCode, response.json().code]).toEqual([410, 'token_revoked']);
  });

  it('is refused when the invitation is withdrawn at the same moment', async () => {
    const { token, session } = await invited();
    const response = await duringWithdrawal(test, () => accept(token, session));
    expect([response.statusCode, response.json().code]).toEqual([410, 'token_revoked']);
    expect(await ranchesOf(session)).toHaveLength(1);
  });

  it('I2: is good one second before the end, and refused one second after', async () => {
    const [early, late] = [await invited(), await invited()];
    test.clock.advance(7 * DAY - SECOND);
    expect((await accept(early.token, early.session)).statusCode).toBe(200);
    test.clock.advance(2 * SECOND);
    const before = await stateOf(test);
    const response = await accept(late.token, late.session);
    expect([response.statusCode, response.json().code]).toEqual([410, 'token_expired']);
    expect(await stateOf(test)).toEqual(before);
  });

  it.each([['a'], { $ne: '' }, 7, null, true, [], {}, undefined, '', '  ', '\0'])(
    'L4: refuses %j as a token',
    async (value) => {
      const response = await accept(value, host.owner);
      expect([response.statusCode, Object.keys(response.json().details)]).toEqual([422, ['invitation_token']]);
    },
  );

  it.each(['id', 'role', 'is_admin', 'ranch_id', 'ranch_uuid', 'email', 'exp'])(
    'L6: refuses the unknown field %s and changes nothing',
    async (field) => {
      const { token, session } = await invited();
      const before = await stateOf(test);
      const body = { invitation_token: token, [field]: 'owner' };
      const response = await test.post('/api/v1/ranch/join', body, { token: session });
      expect([response.statusCode, Object.keys(response.json().details)]).toEqual([422, [field]]);
      expect(await stateOf(test)).toEqual(before);
    },
  );
});
