import { screen, waitFor } from '@testing-library/react';
import { aMe, RANCH_UUID, SEASON_UUID } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const ME = 'GET /api/v3/user/me';
const PAGES = ['/panel', '/panel/links', '/panel/audit'];
const admin = aMe({ is_admin: true });
const refused: Answer = { status: 401, body: { error: 'Sign in', details: 'Sign in', code: 'unauthenticated' } };
const users: Answer = { status: 200, body: { users: [], next_cursor: null } };

function remember(me = admin) {
  const state = { me, ranchUuid: RANCH_UUID, seasonUuid: SEASON_UUID };
  const texts = Object.entries(state).map(([key, value]) => [key, JSON.stringify(value)]);
  localStorage.setItem('persist:user', JSON.stringify(Object.fromEntries(texts)));
}

const open = (path: string, me: Answer) =>
  renderApp(path, { hasSession: true, answers: { [ME]: me, 'GET /api/v1/admin/users': users } });
const nowhere = () => screen.findByRole('heading', { name: 'Oh moooo, page not found' });

it.each(PAGES)('%s is the 404 page in place for a guest, who asks for nothing', async (path) => {
  const { server } = await renderApp(path);
  expect(await nowhere()).toBeVisible();
  expect(location.pathname).toBe(path);
  expect(server.sent.filter(({ call }) => call.includes('admin'))).toEqual([]);
});

it.each(PAGES)('%s is the 404 page in place for anyone who is no admin', async (path) => {
  const { server } = await open(path, { status: 200, body: aMe({ is_beta_tester: true }) });
  expect(await nowhere()).toBeVisible();
  expect(location.pathname).toBe(path);
  expect(server.sent.filter(({ call }) => call.includes('admin'))).toEqual([]);
});

it.each(PAGES)('%s opens for an admin', async (path) => {
  await open(path, { status: 200, body: admin });
  expect(await screen.findByRole('navigation', { name: 'Admin panel' })).toBeVisible();
});

it('opens for an admin without a ranch, and sends them nowhere', async () => {
  await open('/panel', { status: 200, body: aMe({ is_admin: true, ranches: [] }) });
  expect(await screen.findByRole('navigation', { name: 'Admin panel' })).toBeVisible();
  expect(location.pathname).toBe('/panel');
});

it('is a skeleton while it is not known who this is, also for a remembered admin', async () => {
  remember();
  const { server } = await open('/panel', 'no answer');
  expect(await screen.findByText('Loading…')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(server.sent.filter(({ call }) => call.includes('admin'))).toEqual([]);
});

it('opens for a remembered admin when the server cannot say who this is', async () => {
  remember();
  await open('/panel', { status: 503 });
  expect(await screen.findByRole('navigation', { name: 'Admin panel' })).toBeVisible();
});

it('what this browser remembers does not count against what the server says', async () => {
  remember();
  await open('/panel', { status: 200, body: aMe() });
  expect(await nowhere()).toBeVisible();
});

it('is the 404 page when the session turns out to be over', async () => {
  remember();
  await open('/panel', refused);
  expect(await nowhere()).toBeVisible();
  expect(location.pathname).toBe('/panel');
});

it('an unknown page of the panel is the 404 page for an admin too', async () => {
  await open('/panel/paddocks', { status: 200, body: admin });
  expect(await nowhere()).toBeVisible();
  expect(location.pathname).toBe('/panel/paddocks');
});

it('an admin who signs out comes to the login, with no way back', async () => {
  const { user } = await open('/panel', { status: 200, body: admin });
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(location.pathname + location.search).toBe('/login'));
});

it('the bar of every page leads an admin there', async () => {
  const { user } = await open('/settings/account', { status: 200, body: admin });
  await user.click(await screen.findByRole('link', { name: 'Admin panel' }));
  expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible();
});

it('the bar leads nobody else there', async () => {
  await open('/settings/account', { status: 200, body: aMe() });
  await screen.findByRole('button', { name: 'Account' });
  expect(screen.queryByRole('link', { name: 'Admin panel' })).toBeNull();
});
