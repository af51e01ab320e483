import { screen, within } from '@testing-library/react';
import type { Me } from '@contract/people/me';
import { aMe } from '@testing/factories';
import { renderApp } from '@testing/renderApp';

async function open(path: string, over: Partial<Me> = {}) {
  const me = { status: 200, body: aMe(over) };
  const app = await renderApp(path, { hasSession: true, answers: { 'GET /api/v3/user/me': me } });
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
  return { ...app, nav };
}

type Nav = Awaited<ReturnType<typeof open>>['nav'];
const names = (nav: Nav) => nav.getAllByRole('link').map(({ textContent }) => textContent);
const current = (nav: Nav) =>
  nav.getAllByRole('link').flatMap((link) => {
    const state = link.getAttribute('aria-current');
    return state === null ? [] : [`${link.textContent}: ${state}`];
  });

it.each([
  ['/todo', 'To do: page'],
  ['/herds', 'Herds: page'],
  ['/paddocks', 'Paddocks: page'],
  ['/paddocks/63726565-6b00-0000-0000-000000000000', 'Paddocks: true'],
  ['/grazing', 'Grazing: page'],
  ['/grazing/record', 'Grazing: true'],
  ['/settings/account', 'Settings: page'],
  ['/settings/team', 'Settings: true'],
  ['/onboarding/step-1', 'Set up: page'],
  ['/onboarding/step-2', 'Set up: true'],
])('on %s it marks where the person is (%s)', async (path, expected) => {
  const { nav } = await open(path);
  expect(current(nav)).toEqual([expected]);
});

it('leads to no page that the person may not see', async () => {
  expect(names((await open('/herds')).nav)).toEqual(['Herds', 'Paddocks', 'Grazing', 'To do', 'Settings']);
});

it.each([{ is_beta_tester: true }, { is_admin: true }])('leads %j to the map', async (over) => {
  const { nav } = await open('/map', over);
  expect(names(nav)).toEqual(['Map', 'Herds', 'Paddocks', 'Grazing', 'To do', 'Settings']);
  expect(current(nav)).toEqual(['Map: page']);
});

it('leads to the set-up while the person is in it', async () => {
  expect(names((await open('/onboarding/step-2')).nav)).toEqual([
    'Herds',
    'Paddocks',
    'Grazing',
    'To do',
    'Set up',
    'Settings',
  ]);
});

it('leads from page to page, and the bar stays', async () => {
  const { nav, user } = await open('/todo');
  const bar = screen.getByRole('banner');
  await user.click(nav.getByRole('link', { name: 'Herds' }));
  expect(await screen.findByRole('heading', { name: 'Herds' })).toBeVisible();
  expect(screen.getByRole('banner')).toBe(bar);
});

it('is not there for an admin without a ranch, whom every page would send away', async () => {
  const me = { status: 200, body: aMe({ is_admin: true, ranches: [] }) };
  const { user } = await renderApp('/panel', { hasSession: true, answers: { 'GET /api/v3/user/me': me } });
  expect(await screen.findByRole('navigation', { name: 'Admin panel' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Account' }));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Settings', 'Admin panel', 'Copy support report', 'Sign out']);
});
