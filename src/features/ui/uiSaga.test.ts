import { forms } from '@features/auth';
import { setupStartedStore, setupTestStore } from '@testing/setupTestStore';
import { appStarted } from '@shared/events';
import { mobilePromptClosed } from './uiSlice';

const LOGIN = 'POST /api/v1/auth/login';

function network(isThere: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}

function browser(userAgent: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = 'seenMobileAppModal=; Max-Age=0; Path=/';
});

describe('the network', () => {
  it('that goes and comes is told, and its return is greeted', async () => {
    const { store, until } = await setupStartedStore();
    network(false);
    expect(store.getState().ui.connection).toBe('offline');
    network(true);
    const { ui } = await until((state) => state.ui.connection === 'online');
    expect(ui.toasts).toEqual([
      expect.objectContaining({ kind: 'success', title: 'Great!', message: 'You are back online' }),
    ]);
  });

  it('that is away keeps a request back until it is there again', async () => {
    const { store, server, until } = await setupStartedStore();
    network(false);
    store.dispatch(forms.login.submitted({ email: 'maria@example.com', password: 'x' }));
    await until(({ auth }) => auth.login.status === 'pending');
    expect(server.callsTo(LOGIN)).toEqual([]);
    expect(store.getState().ui.pendingRequests).toBe(0);
    network(true);
    await until(({ auth }) => auth.login.status === 'succeeded');
    expect(server.callsTo(LOGIN)).toHaveLength(1);
  });

  it('that was never there is told at the start', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(setupTestStore().store.getState().ui.connection).toBe('offline');
  });
});

describe('the connection', () => {
  const REFUSED = { status: 422, body: { error: 'No', details: 'No', code: 'wrong_credentials' } };
  const PORTAL = { status: 200, text: '<html>Sign in to the café' };

  /** Somebody is signed in. `call` presses "Log in" until the end of the call. */
  async function started() {
    const test = await setupStartedStore({ hasSession: true });
    const connections: string[] = [];
    test.store.subscribe(() => {
      const { connection } = test.store.getState().ui;
      if (connections.at(-1) !== connection) connections.push(connection);
    });
    const call = async (next: (typeof test.server.answers)[string]) => {
      test.server.answers[LOGIN] = next;
      test.store.dispatch(forms.login.submitted({ email: 'maria@example.com', password: 'x' }));
      await test.until(({ auth }) => auth.login.status !== 'pending');
      // What hears of it is loaded with the first call.
      await new Promise((resolve) => setTimeout(resolve));
      return test.store.getState().ui.connection;
    };
    return { ...test, call, connections };
  }

  it('is unreachable after two lost calls in a row, and online with the next good answer', async () => {
    const { call } = await started();
    expect(await call('connection reset')).toBe('online');
    expect(await call({ status: 503, body: { error: 'Away', details: 'Away', code: 'unavailable' } })).toBe(
      'unreachable',
    );
    expect(await call(REFUSED)).toBe('online');
  });

  it('is a portal at once where a page comes in place of an answer', async () => {
    const { call } = await started();
    expect(await call(PORTAL)).toBe('portal');
    expect(await call('connection reset')).toBe('portal');
    expect(await call('connection reset')).toBe('unreachable');
    expect(await call({ status: 200, body: { token: 'canary-token' } })).toBe('online');
  });

  it('stays offline for as long as the browser says so, unless the server answers', async () => {
    const { call, store } = await started();
    network(false);
    // The browser has just one of its words at a time; what waits for it would never be sent.
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    expect(await call(PORTAL)).toBe('offline');
    expect(await call('connection reset')).toBe('offline');
    expect(await call('connection reset')).toBe('offline');
    expect(await call({ status: 200, body: { token: 'canary-token' } })).toBe('online');
    expect(store.getState().ui.toasts.map(({ message }) => message)).not.toContain('You are back online');
  });

  it('is told only where it changes', async () => {
    const { call, store, connections } = await started();
    const dispatch = jest.spyOn(store, 'dispatch');
    for (const answer of [REFUSED, REFUSED, PORTAL, PORTAL, REFUSED]) await call(answer);
    expect(dispatch.mock.calls.filter(([action]) => action.type === 'ui/connectionChanged')).toHaveLength(2);
    expect(connections).toEqual(['online', 'portal', 'online']);
  });
});

describe('the prompt for phones and tablets', () => {
  const due = () => {
    const { store } = setupTestStore();
    store.dispatch(appStarted());
    return store;
  };

  it.each([
    ['Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/120 Mobile', 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148', 'ios'],
    ['Mozilla/5.0 (Mobile; Nokia 8000; rv:48.0) KAIOS/2.5', 'other'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/120', null],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', null],
  ])('%s: %s', (userAgent, platform) => {
    browser(userAgent);
    expect(due().getState().ui.mobilePrompt).toBe(platform);
  });

  it('that was put away does not come again', () => {
    browser('Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/120 Mobile');
    due().dispatch(mobilePromptClosed());
    expect(document.cookie).toContain('seenMobileAppModal=true');
    expect(due().getState().ui.mobilePrompt).toBeNull();
  });
});
