import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@testing/renderApp';

it.each([
  '/no/such/paddock',
  '/LOGINS',
  '/settings/unknown',
  '/onboarding/step-99',
  '/panel/users',
  '/map',
  '/%F0%9F%90%84',
])('%s shows the 404 page and leaves the address as it is', async (path) => {
  await renderApp(path);
  expect(await screen.findByRole('heading', { name: 'Oh moooo, page not found' })).toBeVisible();
  expect(location.pathname).toBe(path);
  expect(document.title).toBe('Page not found · Grazewell');
});

it('its button leads a guest home', async () => {
  const { user } = await renderApp('/no/such/paddock');
  await user.click(screen.getByRole('button', { name: 'I want to go home!' }));
  expect(await screen.findByRole('button', { name: 'Start Free Trial' })).toBeVisible();
  expect(location.pathname).toBe('/');
});

it('its button leads the signed-in to their ranch', async () => {
  const { user } = await renderApp('/no/such/paddock', { hasSession: true });
  await user.click(screen.getByRole('button', { name: 'I want to go home!' }));
  await waitFor(() => expect(location.pathname).toBe('/onboarding/step-1'));
});

it('R3: an address with a broken escape shows a page all the same', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderApp('/%E0%A4%A');
  expect(await screen.findByRole('heading', { name: 'Oh moooo, page not found' })).toBeVisible();
  jest.restoreAllMocks();
});
