import { screen, waitFor } from '@testing-library/react';
import { aMe, aRanch, RANCH_UUID, SEASON_UUID } from '@testing/factories';
import { renderApp } from '@testing/renderApp';
import { setupStartedStore } from '@testing/setupTestStore';

const ME = 'GET /api/v3/user/me';
const OTHER = '11111111-1111-4111-8111-111111111111';

/** As redux-persist writes it: each key a JSON text of its own. */
function stored(state: Record<string, unknown>, version = 1) {
  const texts = Object.entries(state).map(([key, value]) => [key, JSON.stringify(value)]);
  return JSON.stringify({ ...Object.fromEntries(texts), _persist: JSON.stringify({ version, rehydrated: true }) });
}

const whole = { me: aMe({ first_name: 'Remembered' }), ranchUuid: RANCH_UUID, seasonUuid: SEASON_UUID };
const seed = (text: string) => localStorage.setItem('persist:user', text);

/** The state after a start in which the server could not be reached, so that what was remembered serves. */
async function startedFrom(text: string) {
  seed(text);
  const { store } = await setupStartedStore({ hasSession: true, answers: { [ME]: 'connection reset' } });
  return store.getState();
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('R3: what this browser remembers', () => {
  it('serves when it is whole', async () => {
    const { user, auth } = await startedFrom(stored(whole));
    expect(user).toMatchObject(whole);
    expect(auth.session).toBe('signedIn');
  });

  it('serves when a newer version of the app wrote it', async () => {
    const { user } = await startedFrom(stored(whole, 7));
    expect(user).toMatchObject(whole);
  });

  it('serves when it comes from before versions', async () => {
    const { user } = await startedFrom(stored(whole, -1));
    expect(user).toMatchObject(whole);
  });

  it('brings no foreign key into the state, and no key of ours that is not its own to remember', async () => {
    const { user } = await startedFrom(
      stored({ ...whole, evil: 1, meLoaded: true, preferences: { status: 'pending' }, constructor: 'x' }),
    );
    for (const key of ['evil', 'constructor']) expect(Object.hasOwn(user, key)).toBe(false);
    expect(user.meLoaded).toBe(false);
    expect(user.preferences).toEqual({ status: 'idle' });
  });

  it('changes no prototype', async () => {
    const inner = JSON.stringify(JSON.stringify({ polluted: true, me: whole.me }));
    const { user } = await startedFrom(`{"__proto__":${inner},"me":${JSON.stringify(JSON.stringify(whole.me))}}`);
    expect(user).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('polluted');
  });

  const bad: [string, string][] = [
    ['no JSON', 'not JSON'],
    ['cut short', stored(whole).slice(0, 100)],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[1,2]'],
    ['an empty text', ''],
    ['without texts inside', JSON.stringify(whole)],
    ['with a me that is no JSON', '{"me":"{\\"uuid"}'],
    ['with a me that is a number', stored({ ...whole, me: 5 })],
    ['with a me that is a list', stored({ ...whole, me: [] })],
    ['with an empty me', stored({ ...whole, me: {} })],
    ['with a me without ranches', stored({ ...whole, me: { ...whole.me, ranches: undefined } })],
    ['with a me whose ranches are no list', stored({ ...whole, me: { ...whole.me, ranches: { 0: aRanch() } } })],
    ['with a ranch that is null', stored({ ...whole, me: { ...whole.me, ranches: [null] } })],
    ['with a name that is an object', stored({ ...whole, me: { ...whole.me, full_name: {} } })],
    ['with settings that are null', stored({ ...whole, me: { ...whole.me, settings: null } })],
    ['with accounts of its own that are broken', `{"me":"7","_persist":"7"}`],
  ];
  it.each(bad)('is nobody when it is %s', async (_what, text) => {
    const { user, auth, ui } = await startedFrom(text);
    expect(user).toMatchObject({ me: null, ranchUuid: null, seasonUuid: null });
    expect(auth.session).toBe('anonymous');
    expect(ui).toMatchObject({ startup: 'finished', lastCrash: null, toasts: [] });
  });

  it.each(bad)('shows the page all the same once the server has answered, when it is %s', async (_what, text) => {
    seed(text);
    await renderApp('/settings/account', { hasSession: true });
    expect(await screen.findByRole('heading', { name: 'Your account' })).toBeVisible();
  });

  it('loses a ranch chosen before that is no text', async () => {
    const { user } = await startedFrom(stored({ ...whole, ranchUuid: { a: 1 }, seasonUuid: 7 }));
    expect(user).toMatchObject({ ranchUuid: null, seasonUuid: null });
  });

  it('is written again when the server has answered, without what was foreign', async () => {
    seed(stored({ ...whole, evil: 'x', ranchUuid: OTHER }));
    await setupStartedStore({ hasSession: true });
    const keptKeys = () => Object.keys(JSON.parse(localStorage.getItem('persist:user') ?? '{}')).sort();
    await waitFor(() => expect(keptKeys()).toEqual(['_persist', 'me', 'ranchUuid', 'seasonUuid']));
  });
});

it('M1: an admin who acts as somebody leaves nothing of them in this browser', async () => {
  const written = jest.spyOn(Storage.prototype, 'setItem');
  const masked = aMe({
    email: 'masked@example.com',
    full_name: 'Masked Person',
    masqueraded_by: 'admin@example.com',
    ranches: [aRanch({ ranch_uuid: '33333333-3333-4333-8333-333333333333', name: 'Masked ranch' })],
  });
  const { store } = await setupStartedStore({ hasSession: true, answers: { [ME]: { status: 200, body: masked } } });
  expect(store.getState().user).toMatchObject({ me: masked, ranchUuid: '33333333-3333-4333-8333-333333333333' });
  const kept = () => JSON.parse(localStorage.getItem('persist:user') ?? '{}') as object;
  await waitFor(() => expect(kept()).toMatchObject({ me: 'null', ranchUuid: 'null', seasonUuid: 'null' }));
  expect(JSON.stringify(written.mock.calls)).not.toMatch(/masked|33333333/i);
});

describe('R3: storage that is blocked', () => {
  it.each(['getItem', 'setItem', 'removeItem'] as const)(
    'the app starts and signs in when %s throws',
    async (method) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      });
      const { store } = await setupStartedStore({ hasSession: true });
      expect(store.getState()).toMatchObject({ auth: { session: 'signedIn' }, ui: { lastCrash: null } });
    },
  );
});
