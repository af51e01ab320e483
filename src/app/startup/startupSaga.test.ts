import { aMe, aRanch, RANCH_UUID, SEASON_UUID } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { setupStartedStore, setupTestStore } from '@testing/setupTestStore';
import { appStarted, sessionEnded, sessionOpened } from '@shared/events';

const SETTINGS = 'GET /assets/json/settingsV.json';
const ME = 'GET /api/v3/user/me';
const PAYMENT = `GET /api/v1/ranch/${RANCH_UUID}/payment`;
const TEAM = `GET /api/v3/ranch/${RANCH_UUID}/user`;

const remembered = {
  me: JSON.stringify(aMe({ first_name: 'Remembered' })),
  ranchUuid: JSON.stringify(RANCH_UUID),
  seasonUuid: JSON.stringify(SEASON_UUID),
  _persist: JSON.stringify({ version: 1, rehydrated: true }),
};
const remember = () => localStorage.setItem('persist:user', JSON.stringify(remembered));

it('asks for settings, me, then subscription and team', async () => {
  const { server, store } = await setupStartedStore({ hasSession: true });
  const calls = server.sent.map(({ call }) => call);
  expect(calls.slice(0, 2)).toEqual([SETTINGS, ME]);
  expect(calls.slice(2).sort()).toEqual([PAYMENT, TEAM].sort());
  expect(store.getState().user).toMatchObject({ meLoaded: true, ranchUuid: RANCH_UUID, seasonUuid: SEASON_UUID });
});

it('asks nobody but for the settings when this browser shows no trace of a session', async () => {
  const { server, store } = await setupStartedStore();
  expect(server.sent.map(({ call }) => call)).toEqual([SETTINGS]);
  expect(store.getState().auth.session).toBe('anonymous');
});

const badSettings: [string, Answer][] = [
  ['missing', { status: 404 }],
  ['HTML', { status: 200, text: '<!doctype html>' }],
  ['null', { status: 200, body: null }],
  ['an array', { status: 200, body: [1] }],
  ['of wrong types', { status: 200, body: { API_V1: 7, API_V3: {} } }],
  ['unreachable', 'connection reset'],
];
it.each(badSettings)('R2: goes on with its own server when settingsV.json is %s', async (_what, answer) => {
  const { server, store } = await setupStartedStore({ hasSession: true, answers: { [SETTINGS]: answer } });
  expect(server.callsTo(ME)).toHaveLength(1);
  expect(store.getState().ui.appSettings?.API_V1).toBe('/api/v1');
  expect(store.getState().ui.toasts).toEqual([]);
});

it('R2: waits for a settingsV.json that hangs no longer than 5 s', async () => {
  jest.useFakeTimers();
  try {
    const { store, until } = setupTestStore({ answers: { [SETTINGS]: 'no answer' } });
    store.dispatch(appStarted());
    await jest.advanceTimersByTimeAsync(4_900);
    expect(store.getState().ui.appSettings).toBeNull();
    await jest.advanceTimersByTimeAsync(200);
    const state = await until(({ ui }) => ui.startup === 'finished');
    expect(state.ui.appSettings?.API_V3).toBe('/api/v3');
  } finally {
    jest.useRealTimers();
  }
});

it('sends every call to the addresses that settingsV.json names', async () => {
  const body = { API_V1: 'https://api.example.com/one/', API_V3: 'https://api.example.com/three' };
  const { server } = await setupStartedStore({
    hasSession: true,
    answers: { [SETTINGS]: { status: 200, body } },
  });
  expect(server.sent.at(1)?.call).toBe('GET https://api.example.com/three/user/me');
});

it('ends in a guest, quietly, when the server knows no such session, and forgets whom it remembered', async () => {
  remember();
  const body = { error: 'Sign in', details: 'Sign in', code: 'unauthenticated' };
  const { store } = await setupStartedStore({ hasSession: true, answers: { [ME]: { status: 401, body } } });
  const { auth, user, ui } = store.getState();
  expect(auth.session).toBe('anonymous');
  expect(user).toMatchObject({ me: null, ranchUuid: null });
  expect(ui.toasts).toEqual([]);
});

const broken: [string, Answer][] = [
  ['500', { status: 500 }],
  ['HTML', { status: 200, text: '<html>' }],
  ['another shape', { status: 200, body: { uuid: 4 } }],
  ['a reset', 'connection reset'],
];
it.each(broken)('R1: serves what it remembers when me ends in %s', async (_what, answer) => {
  remember();
  const { store } = await setupStartedStore({ answers: { [ME]: answer } });
  const { auth, user, ui } = store.getState();
  expect(auth.session).toBe('signedIn');
  expect(user).toMatchObject({ meLoaded: false, ranchUuid: RANCH_UUID, me: { first_name: 'Remembered' } });
  expect(ui.toasts).toEqual([]);
  expect(ui.failedSteps.me).toBeDefined();
});

it.each(broken)('R1: counts as a guest who is not remembered when me ends in %s', async (_what, answer) => {
  const { store } = await setupStartedStore({ hasSession: true, answers: { [ME]: answer } });
  expect(store.getState().auth.session).toBe('anonymous');
});

it.each(broken)('R1: is quiet about subscription and team that end in %s, and tells support', async (_what, answer) => {
  const { store } = await setupStartedStore({ hasSession: true, answers: { [PAYMENT]: answer, [TEAM]: answer } });
  const { ui, auth, subscription } = store.getState();
  expect(auth.session).toBe('signedIn');
  expect(subscription).toMatchObject({ sub: null, subLoaded: false });
  expect(Object.keys(ui.failedSteps).sort()).toEqual(['subscription', 'team']);
  expect(ui.toasts).toEqual([]);
});

it('asks for no subscription and no team without a ranch', async () => {
  const body = aMe({ ranches: [] });
  const { server, store } = await setupStartedStore({ hasSession: true, answers: { [ME]: { status: 200, body } } });
  expect(server.sent).toHaveLength(2);
  expect(store.getState().team).toMatchObject({ ranchTeam: [], teamLoaded: true });
});

it('keeps the ranch chosen before while the person still belongs to it', async () => {
  remember();
  const other = '11111111-1111-4111-8111-111111111111';
  const body = aMe({ ranches: [aRanch({ ranch_uuid: other }), aRanch()] });
  const { store } = await setupStartedStore({ answers: { [ME]: { status: 200, body } } });
  expect(store.getState().user.ranchUuid).toBe(RANCH_UUID);
});

it('lets a newer run cancel the older one, whose late answer changes nothing', async () => {
  const { store, server, until } = setupTestStore({ hasSession: true, answers: { [ME]: 'no answer' } });
  store.dispatch(appStarted());
  await until(({ ui }) => ui.appSettings !== null && ui.pendingRequests === 1);
  server.answers[ME] = { status: 200, body: aMe({ first_name: 'Newer' }) };
  store.dispatch(sessionOpened());
  const state = await until(({ ui }) => ui.startup === 'finished');
  expect(state.user.me?.first_name).toBe('Newer');
  expect(state.ui.pendingRequests).toBe(0);
});

it('ends with the session', async () => {
  const { store, until } = setupTestStore({ hasSession: true, answers: { [ME]: 'no answer' } });
  store.dispatch(appStarted());
  await until(({ ui }) => ui.pendingRequests === 1);
  store.dispatch(sessionEnded('signedOut'));
  const state = await until(({ ui }) => ui.pendingRequests === 0);
  expect(state.auth.session).toBe('anonymous');
  expect(state.user.me).toBeNull();
});
