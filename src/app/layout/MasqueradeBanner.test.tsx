import { screen, waitFor } from '@testing-library/react';
import { aMe } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const ME = 'GET /api/v3/user/me';
const LOGOUT = 'POST /api/v1/auth/logout';
const ADMIN = 'admin@example.com';
const banner = () => screen.queryByRole('complementary', { name: 'Masquerade' });
const wayOut = () => screen.getByRole('button', { name: 'Stop masquerading' });

async function acting(path = '/settings/account', logout: Answer = { status: 204 }, over = {}) {
  const body = aMe({ masqueraded_by: ADMIN, ...over });
  const app = await renderApp(path, { hasSession: true, answers: { [ME]: { status: 200, body }, [LOGOUT]: logout } });
  await screen.findByRole('complementary', { name: 'Masquerade' });
  return app;
}

it.each(['/settings/account', '/onboarding/step-1', '/no/such/page', '/join-ranch'])(
  'M2: says over %s who acts as whom',
  async (path) => {
    await acting(path);
    expect(banner()).toHaveTextContent('admin@example.com acts as maria@example.com');
  },
);

it('M2: says so to someone without a ranch as well', async () => {
  await acting('/todo', undefined, { ranches: [] });
  await waitFor(() => expect(location.pathname).toBe('/no-ranch'));
  expect(banner()).toBeVisible();
});

it('M2: is not there for the person themselves, nor for a guest', async () => {
  await renderApp('/settings/account', { hasSession: true });
  await screen.findByRole('heading', { name: 'Your account' });
  expect(banner()).toBeNull();
});

it('M2: has a way out: it ends the session, and the banner with it', async () => {
  const { user, server, store } = await acting();
  await user.click(wayOut());
  await waitFor(() => expect(banner()).toBeNull());
  expect(server.callsTo(LOGOUT)).toHaveLength(1);
  expect(store.getState().user.me).toBeNull();
});

it('is busy while it ends, and sends once', async () => {
  const { user, server } = await acting(undefined, 'no answer');
  await user.click(wayOut());
  await waitFor(() => expect(wayOut()).toHaveAttribute('aria-busy', 'true'));
  await user.click(wayOut());
  expect(server.callsTo(LOGOUT)).toHaveLength(1);
});

it('R1: stays when the server cannot be reached, and says so', async () => {
  const { user } = await acting(undefined, 'connection reset');
  await user.click(wayOut());
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  expect(banner()).toBeVisible();
  expect(wayOut()).toBeEnabled();
});

it('F6: shows an email with markup as text', async () => {
  const evil = '<img src=x onerror=alert(1)>@example.com';
  await acting(undefined, undefined, { masqueraded_by: evil });
  expect(banner()).toHaveTextContent(evil);
  expect(document.querySelector('img')).toBeNull();
});
