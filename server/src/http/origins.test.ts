import { paths } from '@contract/http/paths';
import { signInAdmin } from '../../test/support/admins';
import { HostRanch } from '../../test/support/HostRanch';
import { SITE, TestApp } from '../../test/support/testApp';
import { wholeState } from '../../test/support/wholeState';

const OTHER = 'https://app.example.com';
let test: TestApp;
let cookie: string;
beforeAll(async () => {
  test = await TestApp.start({ config: { allowedOrigins: [SITE, OTHER] } });
  cookie = `session=${await test.newcomer('maria@example.com')}`;
});
afterAll(() => test.close());

const change = (headers: Record<string, string>) =>
  test.call('PATCH', '/api/v1/user/me', { body: { settings: {} }, headers });

const FOREIGN = [
  'https://evil.example',
  'http://localhost:3000.evil.example',
  'http://localhost:3001',
  'https://localhost:3000',
  'http://sub.localhost:3000',
  'https://sub.app.example.com',
  'null',
  '',
  'HTTP://LOCALHOST:3000',
  `${SITE}/`,
];

describe('F7: changes that ride on the cookie', () => {
  it.each([SITE, OTHER])('are made from %s', async (origin) => {
    expect((await change({ cookie, origin })).statusCode).toBe(200);
  });

  it.each(FOREIGN)('are refused with 403 from %j', async (origin) => {
    const response = await change({ cookie, origin });
    expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
  });

  it('are refused with 403 without an origin', async () => {
    expect((await change({ cookie })).statusCode).toBe(403);
    expect((await change({ cookie, referer: `${SITE}/` })).statusCode).toBe(403);
  });

  it('are made by token whatever the origin', async () => {
    const authorization = `Bearer ${cookie.slice('session='.length)}`;
    expect((await change({ authorization, origin: 'https://evil.example' })).statusCode).toBe(200);
  });

  it('are refused when the path is written in another way', async () => {
    const headers = { cookie, origin: 'https://evil.example' };
    const response = await test.call('PATCH', '/%61pi/v1/us%65r/me', { body: { settings: {} }, headers });
    expect(response.statusCode).toBe(403);
  });

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'text/json',
    'application/jsonx',
    'application/json-patch+json',
    'nonsense',
  ])('are refused with 415 as %s', async (type) => {
    const headers = { cookie, origin: SITE, 'content-type': type };
    const response = await test.call('PATCH', '/api/v1/user/me', { headers, body: '{"settings":{}}' });
    expect([response.statusCode, response.json().code]).toEqual([415, 'bad_type']);
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'are made as %s',
    async (type) => {
      expect((await change({ cookie, origin: SITE, 'content-type': type })).statusCode).toBe(200);
    },
  );
});

it('F7: no GET changes anything, whoever asks for it', async () => {
  const { uuid, owner } = await HostRanch.start(test);
  const [admin, guest] = [await signInAdmin(test), undefined];
  const before = await wholeState(test.db);
  const calls = Object.values(paths).flatMap((version, index) =>
    Object.values(version).map(
      (path) => `/api/v${index === 0 ? 1 : 3}${typeof path === 'string' ? path : path(uuid, uuid)}`,
    ),
  );
  expect(calls.length).toBeGreaterThan(20);
  for (const url of calls) {
    for (const token of [owner, admin, guest]) {
      const { statusCode } = await test.get(url, token === undefined ? {} : { token });
      expect(statusCode).toBeLessThan(500);
    }
  }
  expect(await wholeState(test.db)).toEqual(before);
  for (const token of [owner, admin]) expect((await test.me(token)).statusCode).toBe(200);
});

describe('CORS', () => {
  it('admits an origin of the list, with credentials', async () => {
    const response = await test.get('/api/v1/health', { headers: { origin: OTHER } });
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': OTHER,
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    });
  });

  it.each(FOREIGN)('admits no other: %j', async (origin) => {
    const response = await test.get('/api/v1/health', { headers: { origin } });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
    expect(response.headers.vary).toBe('Origin');
  });

  it('lets errors be read too', async () => {
    const response = await test.get('/api/v3/user/me', { headers: { origin: OTHER } });
    expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([401, OTHER]);
  });

  it('answers a preflight with the methods and headers we use', async () => {
    const headers = { origin: OTHER, 'access-control-request-method': 'PATCH' };
    const response = await test.call('OPTIONS', '/api/v1/user/me', { headers });
    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      'access-control-allow-methods': 'GET, HEAD, POST, PATCH, DELETE',
      'access-control-allow-headers':
        'content-type, authorization, idempotency-key, tus-resumable, upload-length, upload-offset, upload-metadata',
    });
  });

  it('answers a foreign preflight with nothing that admits it', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'PATCH' };
    const response = await test.call('OPTIONS', '/api/v1/user/me', { headers });
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
