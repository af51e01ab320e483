import { aMe } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { setupStartedStore } from '@testing/setupTestStore';
import { userForms } from './userForms';
import { selectMe, selectRanch, selectRanchStatus, selectUserForm } from './userSelectors';
import { userFormOpened } from './userSlice';

const selectPreferencesSave = selectUserForm('preferences');
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
    store.dispatch(userForms.preferences.submitted({ units: 'metric' }));
    const state = await until((now) => selectPreferencesSave(now).status === 'succeeded');
    const merged = { ...stored, units: 'metric' };
    expect(server.callsTo(SAVE).map(({ body }) => body)).toEqual([{ settings: merged }]);
    expect(selectMe(state)?.settings).toEqual(merged);
    expect(state.ui.toasts).toEqual([]);
  });

  it('merges over what the save before has left', async () => {
    const { store, server, until } = await setup();
    store.dispatch(userForms.preferences.submitted({ units: 'metric' }));
    await until((now) => selectPreferencesSave(now).status === 'succeeded');
    store.dispatch(userForms.preferences.submitted({ sound: true }));
    await until((now) => selectPreferencesSave(now).status === 'succeeded');
    expect(server.callsTo(SAVE)[1]?.body).toEqual({ settings: { ...stored, units: 'metric', sound: true } });
  });

  const failures: [string, Answer, string][] = [
    ['a refusal', { status: 422, body: { error: 'Bad', details: 'Not these', code: 'invalid' } }, 'Not these'],
    ['a reset', 'connection reset', 'Something went wrong. Please try again.'],
    ['HTML', { status: 200, text: '<html>' }, 'Something went wrong. Please try again.'],
  ];
  it.each(failures)('says so when it ends in %s, and keeps the settings as they were', async (_what, answer, words) => {
    const { store, until } = await setup({ [SAVE]: answer });
    store.dispatch(userForms.preferences.submitted({ units: 'metric' }));
    const state = await until((now) => selectPreferencesSave(now).status === 'failed');
    expect(state.ui.toasts).toMatchObject([{ kind: 'error', message: words }]);
    expect(selectMe(state)?.settings).toEqual(stored);
    expect(state.ui.pendingRequests).toBe(0);
  });

  it('sends one request, however often the button is pressed', async () => {
    const { store, server, until } = await setup();
    for (let press = 0; press < 4; press += 1) store.dispatch(userForms.preferences.submitted({ units: 'metric' }));
    await until((now) => selectPreferencesSave(now).status === 'succeeded');
    expect(server.callsTo(SAVE)).toHaveLength(1);
  });

  it('ends the session when the server no longer knows it', async () => {
    const body = { error: 'Sign in', details: 'Sign in', code: 'unauthenticated' };
    const { store, until } = await setup({ [SAVE]: { status: 401, body } });
    store.dispatch(userForms.preferences.submitted({ units: 'metric' }));
    const state = await until(({ auth }) => auth.session === 'anonymous');
    expect(selectMe(state)).toBeNull();
  });

  it('is no news any more when the form is opened again', async () => {
    const { store, until } = await setup();
    store.dispatch(userForms.preferences.submitted({ units: 'metric' }));
    await until((now) => selectPreferencesSave(now).status === 'succeeded');
    store.dispatch(userFormOpened('preferences'));
    expect(selectPreferencesSave(store.getState()).status).toBe('idle');
  });

  it('is still under way when the form is opened again meanwhile', async () => {
    const { store } = await setup({ [SAVE]: 'no answer' });
    store.dispatch(userForms.preferences.submitted({ units: 'metric' }));
    store.dispatch(userFormOpened('preferences'));
    expect(selectPreferencesSave(store.getState()).status).toBe('pending');
  });
});

describe('the ranch', () => {
  it('is there for a person with one', async () => {
    const { store } = await setup();
    expect(selectRanch(store.getState())?.name).toBe('Rio Seco');
    expect(selectRanchStatus(store.getState())).toBe('there');
  });

  it('is none for a person without a ranch', async () => {
    const { store } = await setup({ [ME]: { status: 200, body: aMe({ ranches: [] }) } });
    expect(selectRanch(store.getState())).toBeNull();
    expect(selectRanchStatus(store.getState())).toBe('none');
  });

  it('is unknown, not none, before the server has answered', async () => {
    const { store } = await setup({ [ME]: 'connection reset' });
    expect(selectRanchStatus(store.getState())).toBe('unknown');
  });
});
