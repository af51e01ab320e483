import fc from 'fast-check';
import { PASSWORD, signup, TestApp } from '../../test/support/testApp';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await TestApp.start();
  token = await test.newcomer('maria@example.com');
});
afterAll(() => test.close());

const LOGIN = '/api/v1/auth/login';

describe('a body', () => {
  it.each(['{', '', '{"email":"a@b.co",}', "{'a':1}", 'undefined', '{"a":1}}', '\u0000'])(
    'that is no JSON is 400: %j',
    async (text) => {
      const response = await test.call('POST', LOGIN, { body: text });
      expect([response.statusCode, response.json().code]).toEqual([400, 'bad_json']);
    },
  );

  it('that is no UTF-8 is 400', async () => {
    const payload = Buffer.concat([Buffer.from('{"email":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    const headers = { 'content-type': 'application/json' };
    const response = await test.app.inject({ method: 'POST', url: LOGIN, headers, payload });
    expect([response.statusCode, response.json().code]).toEqual([400, 'bad_json']);
  });

  it.each(['[]', '"text"', '7', 'null', 'true', '[{"email":"maria@example.com"}]'])(
    'that is no object is 422: %s',
    async (text) => {
      const response = await test.call('POST', LOGIN, { body: text });
      expect([response.statusCode, response.json().code]).toEqual([422, 'invalid']);
    },
  );

  it.each([
    '{"__proto__":{"a":1}}',
    '{"email":{"__proto__":1}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{"\\u005f_proto__":1}',
  ])('that reaches for a prototype is refused: %s', async (text) => {
    expect((await test.call('POST', LOGIN, { body: text })).statusCode).toBe(400);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  it('of 64 kB is read, a byte more is 413', async () => {
    const padded = (size: number) => `{"email":"${'x'.repeat(size - '{"email":""}'.length)}"}`;
    expect((await test.call('POST', LOGIN, { body: padded(65_536) })).statusCode).toBe(422);
    const response = await test.call('POST', LOGIN, { body: padded(65_537) });
    expect([response.statusCode, response.json().code]).toEqual([413, 'too_large']);
  });

  it('with thousands of unknown fields is answered in a few words', async () => {
    const body = Object.fromEntries(Array.from({ length: 5000 }, (_one, index) => [`f${index}`, 1]));
    const response = await test.post(LOGIN, body);
    expect(response.statusCode).toBe(422);
    expect(response.body.length).toBeLessThan(3000);
  });

  it('with the same key twice counts the last', async () => {
    const text = `{"email":"nobody@example.com","email":"maria@example.com","password":${JSON.stringify(PASSWORD)}}`;
    expect((await test.call('POST', LOGIN, { body: text })).statusCode).toBe(200);
  });

  it('nested 30,000 deep is refused', async () => {
    for (const open of ['[', '{"a":']) {
      const text = `{"email":${open.repeat(10_000)}1${(open === '[' ? ']' : '}').repeat(10_000)}}`;
      expect((await test.call('POST', LOGIN, { body: text })).statusCode).toBe(422);
    }
  });
});

describe('an address', () => {
  it.each([
    ['POST', '/api/v3/user/me', 'GET, HEAD'],
    ['PUT', '/api/v1/user/me', 'DELETE, PATCH'],
    ['GET', LOGIN, 'POST'],
    ['PUT', '/api/v1/auth/register', 'POST'],
    ['TRACE', '/api/v1/health', 'GET, HEAD'],
    ['PROPFIND', '/api/v1/ready', 'GET, HEAD'],
  ])('that does not take %s %s says 405 and what it takes', async (method, url, allow) => {
    const response = await test.call(method, url, { headers: { 'content-type': 'text/plain' } });
    expect([response.statusCode, response.json().code, response.headers.allow]).toEqual([405, 'method', allow]);
  });

  it.each(['/api', '/api/', '/api/v1', '/api/v2/user/me', '/api/v1/nothing', '/api/v1/auth/login/'])(
    'of no call is 404: %s',
    async (url) => {
      for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
        const response = await test.call(method, url);
        expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
      }
    },
  );

  it('answers OPTIONS with what it takes', async () => {
    const response = await test.call('OPTIONS', LOGIN);
    expect([response.statusCode, response.headers.allow]).toEqual([204, 'POST']);
  });

  it('answers HEAD like GET without the body', async () => {
    const response = await test.call('HEAD', '/api/v3/user/me', { token });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });
});

const CALLS = [
  ['POST', '/api/v1/auth/register'],
  ['POST', LOGIN],
  ['POST', '/api/v1/auth/logout'],
  ['PATCH', '/api/v1/user/me'],
] as const;

describe.each(CALLS)('R4: %s %s never breaks', (method, url) => {
  const sturdy = (arbitrary: fc.Arbitrary<string | Buffer>) =>
    fc.assert(
      fc.asyncProperty(arbitrary, async (payload) => {
        const headers = {
          'content-type': 'application/json',
          ...(method === 'PATCH' ? { authorization: `Bearer ${token}` } : {}),
        };
        const response = await test.app.inject({ method, url, headers, payload });
        expect(response.statusCode).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );

  it('on bytes', () => sturdy(fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes))));

  it('on any JSON', () => sturdy(fc.json({ maxDepth: 5, stringUnit: 'binary' })));

  it('on its own fields with anything in them', () => {
    const field = fc.constantFrom(
      ...Object.keys(signup()),
      'settings',
      'toString',
      'valueOf',
      'hasOwnProperty',
      'then',
    );
    const value = fc.oneof(fc.jsonValue({ stringUnit: 'binary' }), fc.constantFrom('\0', '\ud800', 1e308, -0, '1e999'));
    return sturdy(fc.dictionary(field, value, { maxKeys: 8 }).map((body) => JSON.stringify(body)));
  });
});

describe('R4: addresses and headers', () => {
  it('never break, however odd', async () => {
    await fc.assert(
      fc.asyncProperty(fc.webPath(), fc.string({ maxLength: 40 }), async (path, odd) => {
        const url = `${path.startsWith('/') ? path : `/${path}`}?${encodeURIComponent(odd)}`;
        const headers = {
          accept: 'application/json',
          authorization: `Bearer ${encodeURIComponent(odd)}`,
        };
        expect((await test.get(url, { headers })).statusCode).toBeLessThan(500);
      }),
      { numRuns: 100 },
    );
  });

  it.each(['session=', 'session=%zz', '=', ';;;', 'session', `session=${'x'.repeat(5000)}`, 'session="a"; session=b'])(
    'a cookie of %j is no session',
    async (cookie) => {
      expect((await test.get('/api/v3/user/me', { headers: { cookie } })).statusCode).toBe(401);
    },
  );
});
