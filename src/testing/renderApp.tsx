import { act, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRoot } from '@app/AppRoot';
import { routes } from '@app/routes';
import { appStarted } from '@shared/events';
import { takeLinkTokens } from '@shared/lib/linkTokens';
import { setupTestStore } from './setupTestStore';

// A machine with much to do is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(60_000);

/**
 * The whole app at an address, as a person sees it.
 *
 * @param historyState what a reload finds as `history.state`
 */
export async function renderApp(
  path: string,
  setup: Parameters<typeof setupTestStore>[0] = {},
  historyState: unknown = null,
) {
  window.history.replaceState(historyState, '', path);
  takeLinkTokens();
  // A page that suspends inside a press of user-event never comes back.
  await Promise.all(routes.map(async ({ page }) => page?.preload()));
  const test = setupTestStore(setup);
  await act(async () => {
    render(<AppRoot store={test.store} />);
    test.store.dispatch(appStarted());
  });
  return { ...test, user: userEvent.setup({ delay: null }) };
}
