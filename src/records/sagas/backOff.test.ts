import { tryAsked } from '@records/recordsEvents';
import { selectOutbox } from '@testing/selectOutbox';
import { MESA } from '@testing/aRecord';
import { CHANGES } from '@testing/fakeRecordServer';
import { move, openReadRanch as ready } from '@testing/openRanch';
import { failedAgain, longestWait, NOT_FAILING } from './backOff';

const MINUTE_MS = 60_000;

/** The longest wait after that many failures, that long after the first of them. */
const waitAfter = (count: number, afterMs: number) => longestWait({ count, since: 0 }, afterMs);

it('OFFLINE: tries come after 1 s, doubling to 30 s, and to 5 minutes once the line was down for ten', () => {
  expect([1, 2, 3, 5, 6, 40].map((count) => waitAfter(count, 0))).toEqual([
    1_000, 2_000, 4_000, 16_000, 30_000, 30_000,
  ]);
  expect(waitAfter(20, 9.9 * MINUTE_MS)).toBe(30_000);
  expect(waitAfter(20, 10 * MINUTE_MS)).toBe(5 * MINUTE_MS);
});

it('counts from the first failure of a row', () => {
  const first = failedAgain(NOT_FAILING);
  expect(first.count).toBe(1);
  expect(Math.abs(first.since - Date.now())).toBeLessThan(1_000);
  expect(failedAgain(first)).toEqual({ count: 2, since: first.since });
});

it('OFFLINE: a server that asks to be left alone is, until the time is over or the person asks', async () => {
  const { store, record, until, idle, server, sent, ranch } = await ready();
  const body = { error: 'Busy', details: 'Busy', code: 'unavailable' };
  server.answers[CHANGES] = { status: 503, body, headers: { 'Retry-After': '120' } };
  record('Moved', [move(MESA)]);
  await until(({ records: { trouble } }) => trouble !== null);
  const { [CHANGES]: good } = ranch.answers;
  server.answers[CHANGES] = good;
  record('Moved again', [move(MESA)]);
  await new Promise((resolve) => setTimeout(resolve, 1_600));
  expect(sent()).toHaveLength(1);
  store.dispatch(tryAsked());
  await idle();
});

describe('while nobody looks at the page', () => {
  const see = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  afterEach(() => see('visible'));

  it('OFFLINE: nothing is tried again, until it is looked at', async () => {
    const { record, until, idle, server, sent, ranch, state } = await ready();
    server.answers[CHANGES] = 'connection reset';
    see('hidden');
    record('Moved', [move(MESA)]);
    await until(({ records: { trouble } }) => trouble !== null);
    await new Promise((resolve) => setTimeout(resolve, 1_600));
    expect(sent()).toHaveLength(1);
    expect(selectOutbox(state())).toMatchObject([{ state: 'waiting' }]);
    const { [CHANGES]: good } = ranch.answers;
    server.answers[CHANGES] = good;
    see('visible');
    await idle();
  });
});
