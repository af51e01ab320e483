import type { ApiCall } from './ApiCall';
import { ApiError } from './ApiError';
import { watchLine, type Connection } from './lineWatch';

const call = { method: 'GET', api: 'v1', path: '/thing' } as const;
const changes = { ...call, method: 'POST', isDecisive: true } as const;
const ended = (status: number, code: string) => new ApiError(status, { code, message: 'No' });

interface Given {
  begin?: Connection;
  sent?: ApiCall<unknown>;
}

/** What is known after each call that ends so, one after another. */
function after(ends: unknown[], { begin = 'online', sent = call }: Given = {}) {
  let current = begin;
  const hear = watchLine(
    () => current,
    (next) => (current = next),
  );
  return ends.map((end) => {
    hear(sent, end, performance.now() + 1);
    return current;
  });
}

const GOOD = undefined;
const LOST = ended(0, 'network');

it.each([
  ['no answer', LOST],
  ['an endless wait', ended(0, 'timeout')],
  ['a proxy without its server', ended(502, 'unexpected')],
  ['503 in our own words', ended(503, 'unavailable')],
  ['401 without our code', ended(401, 'unexpected')],
])('%s twice in a row, or once of changes, is unreachable', (_what, end) => {
  expect(after([end, end])).toEqual(['online', 'unreachable']);
  expect(after([end], { sent: changes })).toEqual(['unreachable']);
});

it('a refusal without our code says nothing of the line, but for changes', () => {
  const end = ended(404, 'unexpected');
  expect(after([end, end])).toEqual(['online', 'online']);
  expect(after([end], { sent: changes })).toEqual(['unreachable']);
});

it('an answer between two lost calls begins the count again', () => {
  expect(after([LOST, GOOD, LOST])).toEqual(['online', 'online', 'online']);
});

it.each([
  ['a refusal in our own words', ended(403, 'forbidden')],
  ['the end of a session', ended(401, 'unauthenticated')],
  ['a good answer', GOOD],
])('%s is an answer', (_what, end) => {
  for (const begin of ['unreachable', 'portal', 'offline'] as const)
    expect(after([end], { begin })).toEqual(['online']);
});

it.each([
  ['an answer of another shape', ended(200, 'bad_answer')],
  ['a body too large for a proxy', ended(413, 'too_large')],
  ['a crash of our own', new Error('undefined is not a ranch')],
])('%s says nothing of the line', (_what, end) => {
  expect(after([end, end], { sent: changes })).toEqual(['online', 'online']);
  expect(after([end], { begin: 'unreachable' })).toEqual(['unreachable']);
});

it('one page of a portal is enough, and the way back is a good answer', () => {
  expect(after([ended(200, 'portal'), LOST, GOOD])).toEqual(['portal', 'portal', 'online']);
});

it('without a network failures are no news', () => {
  expect(after([LOST, LOST, ended(200, 'portal')], { begin: 'offline' })).toEqual(['offline', 'offline', 'offline']);
});

it('an answer to what was asked before the network went says nothing of it', () => {
  let current: Connection = 'online';
  const hear = watchLine(
    () => current,
    (next) => (current = next),
  );
  const sentAt = performance.now();
  window.dispatchEvent(new Event('offline'));
  current = 'offline';
  hear(call, GOOD, sentAt);
  expect(current).toBe('offline');
  hear(call, GOOD, performance.now() + 1);
  expect(current).toBe('online');
});
