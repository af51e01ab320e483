import { aMe } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { setupStartedStore } from '@testing/setupTestStore';
import { selectMe, selectRanch, selectSeasonStatus, selectSettingsSave } from './userSelectors';
import { settingsFormOpened, settingsSubmitted } from './userSlice';

const ME = 'GET /api/v3/user/me';
const SAVE = 'PATCH /api/v1/user/me';
const stored = { units: 'imperial', mapSelectedColorScheme: 'forage', fromAnOlderApp: [1, { deep: true }] };

const setup = (answers: Record<string, Answer> = {}) =>
  setupStartedStore({
    hasSession: true,
    answers: { [ME]: { status: 200, body: aMe({ settings: stored }) }, ...answers },
  });

describe('saving settings', () => {
  it('sends them merged over the stored ones, so that unknown keys survive', async () => {
    const { store, server, until } = await setup();
    store.dispatch(settingsSubmitted({ units: 'metric' }));
    const state = await until((now) => selectSettingsSave(now).status === 'succeeded');
    const merged = { ...stored, units: 'metric' };
    expect(server.callsTo(SAVE).map(({ body }) => body)).toEqual([{ settings: merged }]);
    expect(selectMe(state)?.settings).toEqual(merged);
    expect(state.ui.notices).toEqual([]);
  });

  it('merges over what the save before has left', async () => {
    const { store, server, until } = await setup();
    store.dispatch(settingsSubmitted({ units: 'metric' }));
    await until((now) => selectSettingsSave(now).status === 'succeeded');
    store.dispatch(settingsSubmitted({ sound: true }));
    await until((now) => selectSettingsSave(now).status === 'succeeded');
    expect(server.callsTo(SAVE)[1]?.body).toEqual({ settings: { ...stored, units: 'metric', sound: true } });
  });

  const failures: [string, Answer, string][] = [
    ['a refusal', { status: 422, body: { error: 'Bad', details: 'Not these', code: 'invalid' } }, 'Not these'],
    ['a reset', 'connection reset', 'Something went wrong. Please try again.'],
    ['HTML', { status: 200, text: '<html>' }, 'Something went wrong. Please try again.'],
  ];
  it.each(failures)('says so when it ends in %s, and keeps the settings as they were', async (_what, answer, words) => {
    const { store, until } = await setup({ [SAVE]: answer });
    store.dispatch(settingsSubmitted({ units: 'metric' }));
    const state = await until((now) => selectSettingsSave(now).status === 'failed');
    expect(state.ui.notices).toMatchObject([{ kind: 'error', message: words }]);
    expect(selectMe(state)?.settings).toEqual(stored);
    expect(state.ui.pendingRequests).toBe(0);
  });

  it('sends one request, however often the button is pressed', async () => {
    const { store, server, until } = await setup();
    for (let press = 0; press < 4; press += 1) store.dispatch(settingsSubmitted({ units: 'metric' }));
    await until((now) => selectSettingsSave(now).status === 'succeeded');
    expect(server.callsTo(SAVE)).toHaveLength(1);
  });

  it('ends the session when the server no longer knows it', async () => {
    const body = { error: 'Sign in', details: 'Sign in', code: 'unauthenticated' };
    const { store, until } = await setup({ [SAVE]: { status: 401, body } });
    store.dispatch(settingsSubmitted({ units: 'metric' }));
    const state = await until(({ auth }) => auth.session === 'anonymous');
    expect(selectMe(state)).toBeNull();
  });

  it('is no news any more when the form is opened again', async () => {
    const { store, until } = await setup();
    store.dispatch(settingsSubmitted({ units: 'metric' }));
    await until((now) => selectSettingsSave(now).status === 'succeeded');
    store.dispatch(settingsFormOpened());
    expect(selectSettingsSave(store.getState()).status).toBe('idle');
  });

  it('is still under way when the form is opened again meanwhile', async () => {
    const { store } = await setup({ [SAVE]: 'no answer' });
    store.dispatch(settingsSubmitted({ units: 'metric' }));
    store.dispatch(settingsFormOpened());
    expect(selectSettingsSave(store.getState()).status).toBe('pending');
  });
});

describe('the ranch and its season', () => {
  it('are resolved with a ranch', async () => {
    const { store } = await setup();
    expect(selectRanch(store.getState())?.name).toBe('Rio Seco');
    expect(selectSeasonStatus(store.getState())).toBe('resolved');
  });

  it('are none for a person without a ranch', async () => {
    const { store } = await setup({ [ME]: { status: 200, body: aMe({ ranches: [] }) } });
    expect(selectRanch(store.getState())).toBeNull();
    expect(selectSeasonStatus(store.getState())).toBe('none');
  });

  it('are unknown, not none, before the server has answered', async () => {
    const { store } = await setup({ [ME]: 'connection reset' });
    expect(selectSeasonStatus(store.getState())).toBe('unknown');
  });
});
