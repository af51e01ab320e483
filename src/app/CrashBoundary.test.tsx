import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { setupStartedStore } from '@testing/setupTestStore';
import { CrashBoundary } from './CrashBoundary';
import { selectNotices } from '@features/ui';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  URL.createObjectURL = jest.fn(() => 'blob:report');
  URL.revokeObjectURL = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

async function renderCrashing() {
  const { store } = await setupStartedStore();
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

it('gives the support report, and says where it is', async () => {
  const { user, store } = await renderCrashing();
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Copy support report' }));
  expect(saved).toHaveBeenCalledTimes(1);
  expect(selectNotices(store.getState()).at(-1)).toMatchObject({ kind: 'info', title: 'Support report' });
});
