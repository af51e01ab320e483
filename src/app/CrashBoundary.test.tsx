import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { DEFAULT_APP_SETTINGS, type AppSettings } from '@contract/http/appSettings';
import { AppSettingsContext } from '@shared/api/AppSettingsContext';
import type { Answer } from '@testing/fakeServer';
import { setupStartedStore, setupTestStore } from '@testing/setupTestStore';
import { CrashBoundary } from './CrashBoundary';
import { CrashPage } from './CrashPage';
import { supportReport } from './devtools/supportReport';
import { selectToasts } from '@features/ui';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  URL.createObjectURL = jest.fn(() => 'blob:report');
  URL.revokeObjectURL = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

async function renderCrashing(answers: Record<string, Answer> = {}) {
  const { store } = await setupStartedStore({ answers });
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw new Error('This page is broken');
    return <p>All is well</p>;
  };
  const app = (address: string) => (
    <Provider store={store}>
      <CrashBoundary resetKey={address}>
        <Page />
      </CrashBoundary>
    </Provider>
  );
  const { rerender } = render(app('/one'));
  const mend = () => {
    isBroken = false;
  };
  return { store, user: userEvent.setup(), mend, goTo: (address: string) => rerender(app(address)) };
}

it('says whom to send the report to, where someone is named', () => {
  const settings = { ...DEFAULT_APP_SETTINGS, SUPPORT_EMAIL: 'help@ranch.example' };
  const { store } = setupTestStore();
  const page = (value: AppSettings) => (
    <Provider store={store}>
      <AppSettingsContext value={value}>
        <CrashPage crash="a fault" isAgain={false} onRetry={() => undefined} />
      </AppSettingsContext>
    </Provider>
  );
  const { rerender } = render(page(settings));
  expect(screen.getByRole('link', { name: 'help@ranch.example' })).toHaveAttribute('href', 'mailto:help@ranch.example');
  rerender(page(DEFAULT_APP_SETTINGS));
  expect(screen.getByText(/send us the support report/)).toHaveTextContent(/report\.$/);
});

it('shows a page with a way back instead of nothing', async () => {
  await renderCrashing();
  expect(screen.getByRole('heading', { name: 'This page broke down' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'I want to go home!' })).toBeVisible();
});

it('draws the page again when the person asks for it', async () => {
  const { user, mend } = await renderCrashing();
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('All is well')).toBeVisible();
});

it('draws the page of another address', async () => {
  const { mend, goTo } = await renderCrashing();
  mend();
  goTo('/two');
  expect(screen.getByText('All is well')).toBeVisible();
});

it('tells support what broke', async () => {
  const { store } = await renderCrashing();
  expect(supportReport(store, new Date())).toContain('Error: This page is broken');
});

describe('the support report', () => {
  const giveReport = async (settings: object) => {
    const { user, store } = await renderCrashing({
      'GET /assets/json/settingsV.json': { status: 200, body: settings },
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const press = () => user.click(screen.getByRole('button', { name: 'Copy support report' }));
    const said = async () => {
      await waitFor(() => expect(selectToasts(store.getState())).not.toEqual([]));
      return selectToasts(store.getState()).at(-1)?.message;
    };
    return { press, said };
  };

  it('is in a file and on the clipboard, and the message says so and names the address to send it to', async () => {
    const { press, said } = await giveReport({ SUPPORT_EMAIL: 'help@example.com' });
    await press();
    expect(await said()).toMatch(
      /^It is on the clipboard, and in the file grazewell-support-[\dTZ-]+\.json\. Send it to help@example\.com; it holds no password\.$/,
    );
    expect(await navigator.clipboard.readText()).toContain('"report"');
  });

  it('is in a file alone where the browser has no clipboard to give, and the message says no more', async () => {
    const { press, said } = await giveReport({});
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed'));
    await press();
    expect(await said()).toMatch(/^It is in the file [\w.-]+\.json\. Send it to support; it holds no password\.$/);
  });
});

it('gives the support report, and says where it is', async () => {
  const { user, store } = await renderCrashing();
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Copy support report' }));
  expect(saved).toHaveBeenCalledTimes(1);
  const shown = () => selectToasts(store.getState()).at(-1);
  await waitFor(() => expect(shown()).toMatchObject({ kind: 'info', title: 'Support report' }));
});
