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

describe('attack W5: the log of addresses with a key in them', () => {
  const KEY = 'Zm9vYmFyLWtleS1vZi1hLXJhbmNoLXRoYXQtaXMtNDM';
  const RANCH = '0190a5b4-3c1e-7d7e-8b8f-4f9f3d1c2a00';
  const FILE = `/api/v1/ranch/${RANCH}/export/paddocks.csv`;
  const FORMS = [
    ...['?key=', '?KEY=', ';key=', '&key=', ',key=', '/key=', '/', '/;', '=', ':', '%26key=', '%3Bkey=', '%3bKey%3D'],
    ...['%253Fkey=', '%2526key=', '%252526key%25253D', '%00key=', '\\key=', '|', '~key~', '.', '', '#key=', '%zz'],
  ];
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start({ config: { logLevel: 'trace' } });
    for (const form of FORMS) await test.get(`${FILE}${form}${KEY}`);
    await test.get(`/${KEY}/api/v1/ranch`);
    await test.get(
      `/api/v1/ranch/${RANCH}/export/${KEY.slice(0, 20)}%${KEY.charCodeAt(20).toString(16)}${KEY.slice(21)}`,
    );
    await test.get(`${FILE}?%6bey=${KEY}`, { headers: { referer: `http://localhost:3000${FILE}?key=${KEY}` } });
    await test.get(`${FILE}?key=${KEY}&key=${KEY}`);
    await test.db.schema.alterTable('api_keys').renameTo('away').execute();
    await test.get(`${FILE}?key=${KEY}`);
    await test.db.schema.alterTable('away').renameTo('api_keys').execute();
    test.app.log.error({ err: new Error(`/export/paddocks.csv;key=${KEY} cannot be read`) }, 'request failed');
  });
  afterAll(() => test.close());

  it('has no part of the key', () => {
    const lines = test.log.join('');
    const pieces = Array.from({ length: KEY.length - 11 }, (_none, at) => KEY.slice(at, at + 12));
    expect(pieces.filter((piece) => lines.toLowerCase().includes(piece.toLowerCase()))).toEqual([]);
  });

  it('has the path as far as it is one', () => {
    const urls = test.log.map((line) => JSON.parse(line)).flatMap(({ req }) => (req === undefined ? [] : [req.url]));
    expect(urls.length).toBeGreaterThanOrEqual(FORMS.length);
    expect(urls).toContain(FILE);
    expect(urls).toContain(`/api/v1/ranch/${RANCH}/export/…`);
  });
});
