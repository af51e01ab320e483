import { waitFor } from '@testing-library/react';
import { forms } from '@features/auth';
import { aMe, RANCH_UUID } from '@testing/factories';
import { setupStartedStore, setupTestStore } from '@testing/setupTestStore';
import { appStarted } from '@shared/events';

const LOGOUT = 'POST /api/v1/auth/logout';
const LOGIN = 'POST /api/v1/auth/login';
const ME = 'GET /api/v3/user/me';
const KEY = 'grazewell:signOutDue';

function network(isThere: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}

afterEach(() => jest.restoreAllMocks());

/** Maria signs out where nothing gets through. */
async function signedOutAway() {
  const test = await setupStartedStore({ hasSession: true });
  network(false);
  test.store.dispatch(forms.signOut.submitted());
  await test.until(({ auth }) => auth.session === 'anonymous');
  return test;
}

const asked = ({ server }: Pick<Awaited<ReturnType<typeof signedOutAway>>, 'server'>) =>
  server.sent.map(({ call }) => call).filter((call) => [LOGOUT, LOGIN, ME].includes(call));

const isSettled = () => waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());

const comeBack = { email: 'maria@example.com', password: 'x' };

describe('OFFLINE O8: signing out without a network', () => {
  it('ends the session on the device at once, and on the server once there is a network', async () => {
    const test = await signedOutAway();
    expect(test.store.getState().user.me).toBeNull();
    expect(test.server.callsTo(LOGOUT)).toEqual([]);
    expect(localStorage.getItem(KEY)).not.toBeNull();
    network(true);
    await isSettled();
    expect(test.server.callsTo(LOGOUT)).toHaveLength(1);
  });

  it('goes before a log-in', async () => {
    const test = await signedOutAway();
    test.store.dispatch(forms.login.submitted(comeBack));
    network(true);
    await test.until(({ user }) => user.meLoaded);
    expect(asked(test)).toEqual([ME, LOGOUT, LOGIN, ME]);
  });

  it('lets nobody log in while it cannot be sent, and tells', async () => {
    const test = await signedOutAway();
    test.server.answers[LOGOUT] = 'connection reset';
    network(true);
    test.store.dispatch(forms.login.submitted(comeBack));
    await test.until(({ auth }) => auth.login.status === 'failed');
    expect(test.server.callsTo(LOGIN)).toEqual([]);
    expect(localStorage.getItem(KEY)).not.toBeNull();
  });

  it('is done where the server no longer knows the session', async () => {
    const test = await signedOutAway();
    const body = { error: 'Sign in', details: 'Sign in', code: 'unauthenticated' };
    test.server.answers[LOGOUT] = { status: 401, body };
    network(true);
    await isSettled();
    expect(test.store.getState().auth.session).toBe('anonymous');
  });

  it('is the first call of the next start, which shows nobody’s ranch', async () => {
    localStorage.setItem(KEY, '1');
    const remembered = { me: JSON.stringify(aMe()), ranchUuid: JSON.stringify(RANCH_UUID) };
    localStorage.setItem('persist:user', JSON.stringify(remembered));
    const { store, server } = setupTestStore({ hasSession: true });
    store.dispatch(appStarted());
    expect(store.getState().auth.session).toBe('anonymous');
    await isSettled();
    expect(server.sent.map(({ call }) => call)).toEqual(['GET /assets/json/settingsV.json', LOGOUT]);
  });
});
