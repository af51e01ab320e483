import fc from 'fast-check';
import { nameOf, type Call } from '../support/callsOf';
import { isEndless, sampleOf } from '../support/everyCall';
import { problemOf } from './problemOf';
import { Stage } from './Stage';

jest.setTimeout(300_000);

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.start();
});
afterAll(() => stage.close());

const RUNS = 10;
const CAREFUL: Record<string, string> = { 'content-type': 'application/json' };

const callsThatEnd = () => stage.calls.filter((call) => !isEndless(sampleOf(nameOf(call))));
/** Reads nothing but its path, and would do what it is for: its only owner asks, who never leaves a ranch. */
const LEAVING = 'DELETE /api/v1/ranch/:ranchUuid/user/me';
const actorOf = (call: Call) => (nameOf(call) === LEAVING ? 'owner' : (sampleOf(nameOf(call))?.by ?? 'owner'));

function authorization(call: Call): Record<string, string> {
  const token = stage.tokenOf(actorOf(call));
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

interface Sent {
  payload?: string | Buffer;
  headers?: Record<string, string>;
  query?: string;
  /** What stands in the place of every parameter of the path, and of the last part of a path without any. */
  segment?: string;
}

function urlOf(call: Call, { query, segment }: Sent): string {
  const last = (path: string, text: string) => path.replace(/[^/]*$/, () => text);
  const hasParameters = call.pattern.includes(':');
  const path = segment === undefined ? stage.urlOf(call) : call.pattern.replace(/:\w+/g, () => segment);
  const url = segment === undefined || hasParameters ? path : last(stage.urlOf(call), segment);
  return query === undefined ? url : `${url}?${query}`;
}

async function send(call: Call, sent: Sent) {
  // A key has its calls of a minute, and these are of many.
  if (actorOf(call) === 'key') await stage.test.db.deleteFrom('address_tries').execute();
  const { payload, headers = CAREFUL } = sent;
  const url = urlOf(call, sent);
  const all = { ...authorization(call), ...headers };
  return stage.test.app.inject({
    method: call.method,
    url,
    headers: all,
    ...(payload === undefined ? {} : { payload }),
  });
}

/** Lets every call put up with the like; what changes something has to refuse it, and nothing has changed then. */
async function everyCallRefuses(arbitrary: fc.Arbitrary<Sent>, numRuns = RUNS): Promise<void> {
  const before = await stage.rows();
  for (const call of callsThatEnd()) {
    const readsNothing = sampleOf(nameOf(call))?.body === undefined && !call.pattern.includes(':');
    await fc.assert(
      fc.asyncProperty(arbitrary, async (sent) => {
        const response = await send(call, sent);
        const isTaken = response.statusCode < 400 && call.method !== 'GET' && !readsNothing;
        expect([nameOf(call), problemOf(response), isTaken]).toEqual([nameOf(call), undefined, false]);
      }),
      { numRuns },
    );
  }
  expect(await stage.rows()).toEqual(before);
}

const percent = (bytes: Uint8Array) => Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const anyText = fc.string({ unit: 'binary', maxLength: 60 });

describe('R4: every call', () => {
  it('is found by its route, and is known here when it changes something', () => {
    const names = stage.calls.map(nameOf);
    expect(names).toEqual(expect.arrayContaining(['GET /api/v3/user/me', 'GET /api/v1/admin/audit']));
    const writes = stage.calls.filter(({ method }) => method !== 'GET').map(nameOf);
    expect(writes.filter((name) => sampleOf(name) === undefined)).toEqual([]);
  });

  it('refuses bytes', () =>
    everyCallRefuses(
      fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => ({ payload: Buffer.from(bytes) })),
    ));

  it('refuses any JSON that is not its own', () =>
    everyCallRefuses(
      fc
        .oneof(
          fc.json({ maxDepth: 5, stringUnit: 'binary' }),
          fc.jsonValue().map((value) => JSON.stringify([value])),
        )
        .map((payload) => ({ payload })),
    ));

  it('puts up with anything in its own fields', async () => {
    const value = fc.oneof(
      fc.jsonValue({ stringUnit: 'binary', maxDepth: 3 }),
      fc.constantFrom<unknown>('\0', '\ud800', 1e308, -0, '1e999', 2 ** 53, -1, 1.5, 'toString', [[]]),
    );
    for (const call of callsThatEnd()) {
      const body = sampleOf(nameOf(call))?.body;
      if (body === undefined) continue;
      const fields = fc.record(Object.fromEntries(Object.keys(body).map((field) => [field, value])), {
        requiredKeys: [],
      });
      await fc.assert(
        fc.asyncProperty(fields, async (odd) => {
          const response = await send(call, { payload: JSON.stringify({ ...body, ...odd }) });
          expect([nameOf(call), problemOf(response)]).toEqual([nameOf(call), undefined]);
        }),
        { numRuns: 10 },
      );
    }
  });

  it('refuses a body of another type with 415', async () => {
    const types = [
      'text/plain',
      'text/html',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'application/jsonp',
      'application/json-seq',
      'application/vnd.api+json',
      'application/octet-stream',
      'image/png',
      '*/*',
      'json',
      'null',
      'a'.repeat(2000),
      'application/json\u00e9',
      'application/javascript; application/json',
      'text/plain, application/json',
    ];
    const before = await stage.rows();
    const found = [];
    for (const call of stage.calls.filter(({ method }) => method !== 'GET')) {
      for (const type of types) {
        const payload = JSON.stringify(sampleOf(nameOf(call))?.body ?? {});
        const response = await send(call, { payload, headers: { 'content-type': type } });
        const { statusCode } = response;
        if (statusCode !== 415 || problemOf(response)) found.push([nameOf(call), type, statusCode, response.body]);
      }
    }
    expect(found).toEqual([]);
    expect(await stage.rows()).toEqual(before);
  });

  it('puts up with any query', () =>
    everyCallRefuses(
      fc
        .oneof(
          anyText.map((text) => percent(Buffer.from(text))),
          fc.uint8Array({ maxLength: 30 }).map(percent),
          fc.stringMatching(/^[a-z0-9=&[\]%.+_\\'"<>|^{}-]{0,60}$/),
          fc.constantFrom('cursor=1&cursor=2', 'query[]=a', 'query[a]=b', '__proto__=1', '__proto__[a]=1', '%', '%zz'),
          anyText.map((text) => `query=${percent(Buffer.from(text))}&cursor=${percent(Buffer.from(text))}`),
        )
        .map((query) => ({ query })),
    ));

  it('puts up with anything in its path', () =>
    everyCallRefuses(
      fc
        .oneof(
          anyText.map((text) => percent(Buffer.from(text))),
          fc.uint8Array({ maxLength: 30 }).map(percent),
          fc.stringMatching(/^[a-z0-9%._;:@!$&'()*+,=~-]{1,60}$/),
          fc.constantFrom('..', '%2e%2e', '%2f', '%5c', '%00', '%zz', '%', '%u0041', 'null', '0', 'a'.repeat(5000)),
        )
        .map((segment) => ({ segment })),
    ));

  it('puts up with any headers', () => {
    const name = fc.constantFrom(
      ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'connection', 'content-encoding'],
      ...['content-length', 'content-type', 'cookie', 'expect', 'forwarded', 'from', 'host', 'idempotency-key'],
      ...['if-match', 'if-modified-since', 'if-none-match', 'if-range', 'last-event-id', 'origin', 'range', 'referer'],
      ...['te', 'trailer', 'upgrade', 'user-agent', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-request-id'],
      ...['x-http-method-override', 'x-original-url', 'x-csrf-token', '__proto__', 'constructor'],
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary-ascii', maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('', '0', '-1', 'null', '*', 'Bearer', 'Bearer ', 'Bearer null', 'Basic Og==', 'x'.repeat(9000)),
      fc.constantFrom(
        'session=',
        'session=%zz',
        ';;=;',
        'session=a; session=b',
        'bytes=0-,9-1',
        '100-continue',
        'gzip;q=9',
      ),
    );
    const headers = fc.dictionary(name, value, { maxKeys: 6, noNullPrototype: true });
    return everyCallRefuses(headers.map((odd) => ({ payload: '{}', headers: { ...CAREFUL, ...odd } })));
  });

  it('refuses a key for its tries that is none of visible ASCII, and no 255 letters long', async () => {
    const call = stage.calls.find((one) => one.pattern.endsWith('/ranch') && one.method === 'POST');
    if (call === undefined) throw new Error('There is no call that makes a ranch');
    const key = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
      fc.string({ unit: fc.constantFrom('a', '~', '!', ' ', '\x7f', '\u00e9'), minLength: 1, maxLength: 300 }),
    );
    await fc.assert(
      fc.asyncProperty(key, async (text) => {
        // More ranches than an account may make in a day.
        await stage.test.db.deleteFrom('limit_counts').execute();
        const headers = { ...CAREFUL, 'idempotency-key': text };
        const response = await send(call, { payload: '{"name":"Dry Creek"}', headers });
        const isKey = /^[\x21-\x7e]{1,255}$/.test(text);
        expect([problemOf(response), response.statusCode]).toEqual([undefined, isKey ? 201 : 422]);
        if (!isKey) expect(response.json().details).toHaveProperty('Idempotency-Key');
      }),
      { numRuns: 60 },
    );
  });
});
