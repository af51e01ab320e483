import { aMe, RANCH_UUID } from '@testing/factories';
import { RECORDS } from '@testing/fakeRecordServer';
import type { Answer } from '@testing/fakeServer';
import { setupStartedStore, setupTestStore } from '@testing/setupTestStore';
import { appStarted } from '@shared/events';

const ME = 'GET /api/v3/user/me';
const PAYMENT = `GET /api/v1/ranch/${RANCH_UUID}/payment`;
const TEAM = `GET /api/v3/ranch/${RANCH_UUID}/user`;
const everything = (answer: Answer) => ({ [ME]: answer, [PAYMENT]: answer, [TEAM]: answer, [RECORDS]: answer });

function remember() {
  const remembered = { me: JSON.stringify(aMe({ first_name: 'Remembered' })), ranchUuid: JSON.stringify(RANCH_UUID) };
  const _persist = JSON.stringify({ version: 1, rehydrated: true });
  localStorage.setItem('persist:user', JSON.stringify({ ...remembered, _persist }));
}

beforeEach(remember);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const PORTAL: Answer = { status: 200, text: '<!doctype html>Sign in to the café' };
const AWAY: Answer = { status: 503, body: { error: 'Away', details: 'Away', code: 'unavailable' } };

it.each([
  ['a portal', PORTAL, 'portal'],
  ['a portal that redirects', 'connection reset', 'unreachable'],
  ['a server that is away', AWAY, 'unreachable'],
  ['401 without our code', { status: 401, text: '<h1>Unauthorized</h1>' }, 'unreachable'],
] as [string, Answer, string][])('starts with whom it remembers behind %s', async (_what, answer, connection) => {
  const { store, until } = await setupStartedStore({ answers: everything(answer) });
  await until(({ ui }) => ui.connection === connection);
  const { auth, user, ui } = store.getState();
  expect(auth.session).toBe('signedIn');
  expect(user).toMatchObject({ meLoaded: false, ranchUuid: RANCH_UUID, me: { first_name: 'Remembered' } });
  expect(ui).toMatchObject({ connection, toasts: [], pendingRequests: 0 });
});

it('gives up on calls that hang, quietly, and goes on with whom it remembers', async () => {
  jest.useFakeTimers();
  const { store, until } = setupTestStore({ answers: everything('no answer') });
  store.dispatch(appStarted());
  await jest.advanceTimersByTimeAsync(14_900);
  expect(store.getState().user).toMatchObject({ ranchUuid: RANCH_UUID, me: { first_name: 'Remembered' } });
  await jest.advanceTimersByTimeAsync(200);
  expect(store.getState().auth.session).toBe('signedIn');
  await jest.advanceTimersByTimeAsync(15_000);
  const { ui } = await until((state) => state.ui.startup === 'finished' && state.ui.connection !== 'online');
  expect(ui).toMatchObject({ connection: 'unreachable', toasts: [] });
});

it('without a network it waits, uncounted, with whom it remembers', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { store, server, until } = setupTestStore();
  store.dispatch(appStarted());
  await until(({ user, ui }) => user.me !== null && ui.appSettings !== null);
  expect(store.getState().ui).toMatchObject({ connection: 'offline', pendingRequests: 0 });
  expect(server.callsTo(ME)).toEqual([]);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await until(({ user }) => user.meLoaded);
});

describe('me that could not be had', () => {
  it('is asked for again with the next good answer', async () => {
    const ends: Answer[] = ['connection reset', { status: 200, body: aMe({ first_name: 'Known' }) }];
    const { store, until } = setupTestStore({ answers: { [ME]: () => ends.shift() ?? 'no answer' } });
    store.dispatch(appStarted());
    const { user } = await until((state) => state.user.meLoaded);
    expect(user.me?.first_name).toBe('Known');
  });

  it('is not asked for in a circle where everything else is answered', async () => {
    jest.useFakeTimers();
    const { store, server } = setupTestStore({ answers: { [ME]: 'connection reset' } });
    store.dispatch(appStarted());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(server.callsTo(ME)).toHaveLength(2);
  });
});
