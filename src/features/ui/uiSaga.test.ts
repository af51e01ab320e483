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
    expect(store.getState().ui.online).toBe(false);
    network(true);
    const { ui } = await until((state) => state.ui.online);
    expect(ui.notices).toEqual([
      expect.objectContaining({ kind: 'success', title: 'Great!', message: 'You are back online' }),
    ]);
  });

  it('that is away keeps a request back until it is there again', async () => {
    const { store, server, until } = await setupStartedStore();
    network(false);
    store.dispatch(forms.login.submitted({ email: 'maria@example.com', password: 'x' }));
    await until(({ ui }) => ui.pendingRequests === 1);
    expect(server.callsTo(LOGIN)).toEqual([]);
    network(true);
    await until(({ auth }) => auth.login.status === 'succeeded');
    expect(server.callsTo(LOGIN)).toHaveLength(1);
  });

  it('that was never there is told at the start', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(setupTestStore().store.getState().ui.online).toBe(false);
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
