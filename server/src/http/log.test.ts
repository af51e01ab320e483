import { TestApp } from '../../test/support/testApp';

const CANARY = 'canary-7f3a-password';
const EMAIL = 'canary.person@example.com';

describe('F3: the log', () => {
  let test: TestApp;
  let token: string;
  let lines: string;
  beforeAll(async () => {
    test = await TestApp.start({ config: { logLevel: 'trace', metricsToken: `${CANARY}-of-the-metrics` } });
    token = await test.newcomer(EMAIL, { password: CANARY });
    await test.login(EMAIL, CANARY);
    await test.login(EMAIL, `${CANARY} wrong`);
    await test.me(token);
    await test.get(`/api/v3/user/me?token=${token}&email=${EMAIL}`, { headers: { cookie: `session=${token}` } });
    await test.post(`/api/v1/auth/login?password=${CANARY}`, `{"password":"${CANARY}"`);
    await test.post('/api/v1/auth/login', { email: EMAIL, password: CANARY, [CANARY]: 1 });
    await test.register({ email: EMAIL, password: CANARY }, { headers: { 'idempotency-key': CANARY } });
    await test.get(`/nothing?t=${token}`);
    await test.get(`/join%3FinvitationToken=${token}`);
    await test.get(`/join%253finvitationToken=${token}`);
    await test.get(`http://${CANARY}:${token}@localhost/login`);
    await test.get('/metrics', { token });
    await test.db.schema.alterTable('sessions').renameTo('away').execute();
    await test.login(EMAIL, CANARY);
    await test.register({ email: `new.${EMAIL}`, password: CANARY });
    await test.db.schema.alterTable('away').renameTo('sessions').execute();
    await test.db
      .updateTable('users')
      .set({ password_hash: `broken ${CANARY}` })
      .execute();
    await test.login(EMAIL, CANARY);
    lines = test.log.join('');
  });
  afterAll(() => test.close());

  it('holds no password, token or email, even when something breaks', () => {
    expect(lines).toContain('request failed');
    for (const secret of [CANARY, token, EMAIL, 'canary']) expect(lines).not.toContain(secret);
  });

  it('has one line of JSON for each answer, with an id of our own', async () => {
    await test.get('/api/v1/health?secret=1', {
      headers: { 'request-id': 'forged', 'x-request-id': 'forged' },
      ip: '10.2.3.4',
    });
    const line = JSON.parse(test.log.at(-1) ?? '');
    expect(line).toMatchObject({
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      req: { method: 'GET', url: '/api/v1/health' },
      res: { statusCode: 200 },
      address: '10.2.3.4',
      ms: expect.any(Number),
    });
  });

  it('says what broke, with the place in our code', () => {
    const failed = test.log.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request failed');
    expect(failed[0].err).toMatchObject({ message: expect.stringMatching(/sessions/), stack: expect.any(String) });
  });
});
