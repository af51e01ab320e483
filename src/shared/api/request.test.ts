import { boolean, object } from '@contract/text/yup';
import type { ApiCall } from './ApiCall';
import { ApiError } from './ApiError';
import { request } from './request';

const OURS = 'Something went wrong. Please try again.';
const schema = async () => object({ ok: boolean().required() });
const read: ApiCall<{ ok: boolean }> = { method: 'GET', api: 'v1', path: '/thing', schema };
const write: ApiCall<void> = { method: 'POST', api: 'v1', path: '/thing', body: { a: 1 } };
const NEVER = new AbortController().signal;

type Sent = [url: string, init: RequestInit & { headers: Record<string, string> }];

function answering(answer: (...sent: Sent) => unknown) {
  const fetch = jest.fn<unknown, Sent>(answer);
  Object.assign(globalThis, { fetch });
  return fetch;
}

function answer(status: number, content: string, statusText = '', headers: Record<string, string> = {}) {
  const get = (name: string) => headers[name] ?? null;
  return { ok: status < 400, status, statusText, headers: { get }, text: async () => content };
}

const failureOf = (call: ApiCall<unknown>, signal = NEVER) =>
  request(call, '/api/v1', signal).then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? { status: error.status, ...error.failure } : error),
  );

/** Never comes to an end by itself; only a fetch that hears the signal rejects. */
const hang = (signal?: AbortSignal | null) =>
  new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));

describe('what is sent', () => {
  it('is JSON with the cookie of the session, past every cache', async () => {
    const fetch = answering(async () => answer(204, ''));
    await request(write, '/api/v1', NEVER);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/v1/thing');
    expect(init).toMatchObject({ method: 'POST', body: '{"a":1}', credentials: 'include', cache: 'no-store' });
    expect(init?.headers).toEqual({ Accept: 'application/json', 'Content-Type': 'application/json' });
  });

  it('names no content type without a body', async () => {
    const fetch = answering(async () => answer(200, '{"ok":true}'));
    await request(read, '/api/v1', NEVER);
    expect(fetch.mock.calls[0]?.[1].headers).toEqual({ Accept: 'application/json' });
    expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty('body');
  });

  it('carries the key of a submission that must not happen twice', async () => {
    const fetch = answering(async () => answer(204, ''));
    await request({ ...write, idempotencyKey: 'once' }, '/api/v1', NEVER);
    expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ 'Idempotency-Key': 'once' });
  });
});

describe('a good answer', () => {
  it('is its checked JSON', async () => {
    answering(async () => answer(200, '{"ok":true}'));
    await expect(request(read, '/api/v1', NEVER)).resolves.toEqual({ ok: true });
  });

  it.each([
    [204, ''],
    [202, '{}'],
    [200, '{"more":"than we know of"}'],
  ])('may be %d with %j where nothing is expected', async (status, content) => {
    answering(async () => answer(status, content));
    await expect(request(write, '/api/v1', NEVER)).resolves.toBeUndefined();
  });
});

describe('R1: a broken answer ends in one readable sentence', () => {
  it.each([
    ['an empty 204 where something is expected', 204, ''],
    ['JSON that was cut short', 200, '{"ok":tr'],
    ['another type', 200, '{"ok":"yes"}'],
    ['null', 200, 'null'],
    ['a list', 200, '[]'],
    ['a number', 200, '7'],
  ])('%s', async (_what, status, content) => {
    answering(async () => answer(status, content));
    expect(await failureOf(read)).toEqual({ status, code: 'bad_answer', message: OURS });
  });

  const PAGE = '\n<!doctype html><title>Welcome to the café</title>';
  it.each([
    ['something', read],
    ['nothing', write],
  ])('a page where %s is expected is a portal’s', async (_what, call: ApiCall<unknown>) => {
    answering(async () => answer(200, PAGE));
    expect(await failureOf(call)).toEqual({ status: 200, code: 'portal', message: OURS });
  });

  it.each(['{"ok":tr', 'null', '[]', '7', '"ok"', 'true'])('%j where nothing is expected', async (content) => {
    answering(async () => answer(200, content));
    expect(await failureOf(write)).toEqual({ status: 200, code: 'bad_answer', message: OURS });
  });

  it('a reset connection', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(read)).toEqual({ status: 0, code: 'network', message: OURS });
  });

  it('a connection reset in the middle of the body', async () => {
    answering(async () => ({ ...answer(200, ''), text: () => Promise.reject(new TypeError('network error')) }));
    expect(await failureOf(read)).toEqual({ status: 0, code: 'network', message: OURS });
  });

  it('an error page of a proxy', async () => {
    answering(async () => answer(502, '<html>', 'Bad Gateway'));
    expect(await failureOf(read)).toEqual({
      status: 502,
      code: 'unexpected',
      message: 'Bad Gateway',
      error: 'Bad Gateway',
    });
  });

  it('an error in JSON keeps its code and words', async () => {
    answering(async () => answer(409, '{"error":"Taken","details":{"email":"Taken"},"code":"email_taken"}'));
    expect(await failureOf(write)).toEqual({
      status: 409,
      code: 'email_taken',
      message: 'Taken',
      error: 'Taken',
      fields: { email: 'Taken' },
    });
  });

  it('a schema that cannot be loaded', async () => {
    answering(async () => answer(200, '{"ok":true}'));
    const broken = { ...read, schema: () => Promise.reject(new Error('Loading chunk 7 failed')) };
    expect(await failureOf(broken)).toEqual({ status: 0, code: 'network', message: OURS });
  });
});

describe('R1: a request is given up after 15 s', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function endsAfter(call: ApiCall<unknown>) {
    let end: unknown;
    void failureOf(call).then((failure) => (end = failure));
    await jest.advanceTimersByTimeAsync(14_900);
    expect(end).toBeUndefined();
    await jest.advanceTimersByTimeAsync(200);
    expect(end).toEqual({ status: 0, code: 'timeout', message: OURS });
    expect(jest.getTimerCount()).toBe(0);
  }

  it('when no answer comes', async () => {
    answering((_url, { signal }) => hang(signal));
    await endsAfter(read);
  });

  it('when the body comes a byte a second', async () => {
    answering(async (_url, { signal }) => ({ ...answer(200, ''), text: () => hang(signal) }));
    await endsAfter(read);
  });

  it('when the body of an error never ends', async () => {
    answering(async (_url, { signal }) => ({ ...answer(500, ''), text: () => hang(signal) }));
    await endsAfter(read);
  });

  it('when the schema to check it by never arrives', async () => {
    answering(async () => answer(200, '{"ok":true}'));
    await endsAfter({ ...read, schema: () => hang() });
  });

  it('and leaves no timer behind a good answer', async () => {
    answering(async () => answer(200, '{"ok":true}'));
    await request(read, '/api/v1', NEVER);
    expect(jest.getTimerCount()).toBe(0);
  });
});

it('a cancelled saga ends its request', async () => {
  const fetch = answering((_url, { signal }) => hang(signal));
  const controller = new AbortController();
  const end = failureOf(read, controller.signal);
  controller.abort();
  expect(await end).toMatchObject({ status: 0 });
  expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});
