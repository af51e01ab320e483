import { actAs } from '../../test/support/actAs';
import { SECOND, TestApp } from '../../test/support/testApp';
import { letEveryoneTest } from './letEveryoneTest';

const PATH = '/api/v1/user/beta';
let test: TestApp;
let maria: string;
beforeAll(async () => {
  test = await TestApp.start({ config: { beta: 'open' } });
  maria = await test.newcomer('maria@example.com');
});
afterAll(() => test.close());

const change = (body: unknown, token = maria) => test.call('POST', PATH, { body, token, ip: '203.0.113.7' });
const me = async (token = maria) => (await test.me(token)).json();
const auditOf = (email: string, from = test) =>
  from.db
    .selectFrom('audit_log')
    .select(['action', 'actor_email', 'target_email', 'address'])
    .where('action', 'like', 'beta_tester%')
    .where('target_email', '=', email)
    .orderBy('at')
    .execute();

describe('becoming a beta tester', () => {
  it('is refused with 401 to a guest', async () => {
    const response = await test.call('POST', PATH, { body: { is_beta_tester: true } });
    expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('is refused with 403 on the cookie from a foreign site', async () => {
    const headers = { cookie: `session=${maria}`, origin: 'https://evil.example' };
    const response = await test.call('POST', PATH, { body: { is_beta_tester: true }, headers });
    expect([response.statusCode, (await me()).is_beta_tester]).toEqual([403, false]);
  });

  it('answers me as it is then, back too, and is written down only when it changes something', async () => {
    const token = await test.newcomer('eager@example.com');
    const before = await me(token);
    for (const is_beta_tester of [true, true, false, false]) {
      test.clock.advance(SECOND);
      const response = await change({ is_beta_tester }, token);
      expect([response.statusCode, response.json()]).toEqual([200, { ...before, is_beta_tester }]);
      expect(await me(token)).toEqual(response.json());
    }
    const entry = { actor_email: 'eager@example.com', target_email: 'eager@example.com', address: '203.0.113.7' };
    expect(await auditOf('eager@example.com')).toEqual([
      { ...entry, action: 'beta_tester_on' },
      { ...entry, action: 'beta_tester_off' },
    ]);
  });

  it('is open to an admin who acts as the person, and the log says who it was', async () => {
    await test.newcomer('helped@example.com');
    const token = await actAs(test, 'helped@example.com');
    const response = await change({ is_beta_tester: true }, token);
    expect([response.statusCode, response.json().is_beta_tester]).toEqual([200, true]);
    const [entry, ...more] = await auditOf('helped@example.com');
    expect([entry?.actor_email, more]).toEqual([response.json().masqueraded_by, []]);
    expect(entry?.actor_email).not.toBe('helped@example.com');
  });

  it('changes nobody else', async () => {
    const before = await me();
    await change({ is_beta_tester: true }, await test.newcomer('alone@example.com'));
    expect(await me()).toEqual(before);
  });

  it('is written down once of two that come at once', async () => {
    const token = await test.newcomer('twice@example.com');
    const both = await Promise.all([change({ is_beta_tester: true }, token), change({ is_beta_tester: true }, token)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await auditOf('twice@example.com')).toHaveLength(1);
  });

  it.each([[[]], [[true]], [{}], ['true'], [1], [null], [undefined]])('L4: refuses %j', async (is_beta_tester) => {
    const response = await change({ is_beta_tester });
    expect([response.statusCode, response.json().details]).toEqual([422, { is_beta_tester: expect.any(String) }]);
    expect((await me()).is_beta_tester).toBe(false);
  });

  it.each(['is_admin', 'id', 'uuid', 'email', 'settings', 'constructor'])(
    'L6: refuses the unknown field %s and changes nothing',
    async (field) => {
      const before = await me();
      const response = await change({ is_beta_tester: true, [field]: true });
      expect([response.statusCode, response.json().code, await me()]).toEqual([422, 'invalid', before]);
    },
  );
});

describe('once the operator has closed the beta', () => {
  let closed: TestApp;
  let token: string;
  const ask = (is_beta_tester: boolean) => closed.call('POST', PATH, { body: { is_beta_tester }, token });
  beforeAll(async () => {
    closed = await TestApp.start({ config: { beta: 'closed' } });
    token = await closed.newcomer('late@example.com');
  });
  afterAll(() => closed.close());

  it('nobody makes themselves a tester, and hears why', async () => {
    const response = await ask(true);
    expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
    expect(response.json().error).toMatch(/beta is closed/);
    expect((await closed.me(token)).json().is_beta_tester).toBe(false);
    expect(await auditOf('late@example.com', closed)).toEqual([]);
  });

  it('those who are testers leave as before', async () => {
    await closed.db.updateTable('users').set({ is_beta_tester: true }).execute();
    const response = await ask(false);
    expect([response.statusCode, response.json().is_beta_tester]).toEqual([200, false]);
    expect(await auditOf('late@example.com', closed)).toMatchObject([{ action: 'beta_tester_off' }]);
  });

  it('the client is told', async () => {
    const told = async (server: TestApp) => (await server.get('/assets/json/settingsV.json')).json().BETA;
    expect([await told(closed), await told(test)]).toEqual(['closed', 'open']);
  });
});

describe('where everyone takes part in the beta', () => {
  let everyone: TestApp;
  const ask = (token: string, is_beta_tester: boolean) =>
    everyone.call('POST', PATH, { body: { is_beta_tester }, token });
  const isTester = async (token: string): Promise<boolean> => (await everyone.me(token)).json().is_beta_tester;
  beforeAll(async () => {
    everyone = await TestApp.start({ config: { beta: 'everyone' } });
  });
  afterAll(() => everyone.close());

  it('a new person is a tester from the first day, which the audit log does not mention', async () => {
    expect(await isTester(await everyone.newcomer('new@example.com'))).toBe(true);
    expect(await auditOf('new@example.com', everyone)).toEqual([]);
  });

  it('a start lets those in who had an account before, but not those who were taken out of the beta', async () => {
    const [before, left, back] = [
      await everyone.newcomer('before@example.com'),
      await everyone.newcomer('left@example.com'),
      await everyone.newcomer('back@example.com'),
    ];
    await everyone.db
      .updateTable('users')
      .set({ is_beta_tester: false })
      .where('email', '=', 'before@example.com')
      .execute();
    for (const [token, is] of [
      [left, false],
      [back, false],
      [back, true],
    ] as const) {
      everyone.clock.advance(SECOND);
      expect((await ask(token, is)).statusCode).toBe(200);
    }
    await everyone.db
      .updateTable('users')
      .set({ is_beta_tester: false })
      .where('email', '=', 'back@example.com')
      .execute();

    expect(await letEveryoneTest(everyone.db)).toBe(2);
    expect(await Promise.all([before, left, back].map(isTester))).toEqual([true, false, true]);
    expect(await letEveryoneTest(everyone.db)).toBe(0);
  });

  it('an account is not kept out by what somebody who had its address before chose', async () => {
    const address = { email: 'again@example.com' };
    await ask(await everyone.newcomer(address.email), false);
    everyone.clock.advance(SECOND);
    const changes = { is_beta_tester: false, created_at: everyone.clock.now() };
    await everyone.db.updateTable('users').set(changes).where('email', '=', address.email).execute();
    expect(await letEveryoneTest(everyone.db)).toBe(1);
  });
});
