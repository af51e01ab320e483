import { act, screen, waitFor } from '@testing-library/react';
import { aMe } from '@testing/factories';
import { renderApp } from '@testing/renderApp';

async function open(path = '/onboarding/step-1') {
  const app = await renderApp(path, { hasSession: true });
  const button = await screen.findByRole('button', { name: 'Account' });
  return { ...app, button };
}

const item = (name: string) => screen.getByRole('menuitem', { name });
const first = () => screen.getAllByRole('menuitem')[0];
const last = () => screen.getAllByRole('menuitem').at(-1);

it('A5: opens by Enter, with the focus on its first item', async () => {
  const { user, button } = await open();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  button.focus();
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(item('Settings')).toHaveFocus();
});

it('A5: is walked by the arrows, round both ends, and by Home and End', async () => {
  const { user, button } = await open();
  button.focus();
  await user.keyboard(' ');
  expect(first()).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(last()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(first()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('menuitem')[1]).toHaveFocus();
  await user.keyboard('{End}');
  expect(last()).toHaveFocus();
  await user.keyboard('{Home}');
  expect(first()).toHaveFocus();
});

it('A5: opens by the arrows: down at its first item, up at its last', async () => {
  const { user, button } = await open();
  button.focus();
  await user.keyboard('{ArrowDown}');
  expect(first()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(last()).toHaveFocus();
});

it('A5: a letter leads to the next item that begins with it', async () => {
  const { user, button } = await open();
  await user.click(button);
  await user.keyboard('c');
  expect(item('Copy support report')).toHaveFocus();
  await user.keyboard('s');
  expect(item('Sign out')).toHaveFocus();
  await user.keyboard('S');
  expect(item('Settings')).toHaveFocus();
});

it('A5: is closed by Escape, which gives the focus back', async () => {
  const { user, button } = await open();
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
});

it('is closed by Tab and by a press outside', async () => {
  const { user, button } = await open();
  await user.click(button);
  await user.tab();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.click(button);
  expect(screen.getByRole('menu')).toBeVisible();
  await user.click(screen.getByRole('heading', { name: 'Set up Rio Seco' }));
  expect(screen.queryByRole('menu')).toBeNull();
});

it('leads to the settings', async () => {
  const { user, button } = await open();
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Your account' })).toBeVisible();
  expect(location.pathname).toBe('/settings/account');
});

it('signs out by keyboard alone', async () => {
  const { user, button } = await open();
  button.focus();
  await user.keyboard('{Enter}{End}{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/login'));
});

it.each([
  ['Maria Castillo', 'MC'],
  ['Maria', 'M'],
  ['Juanita de la Cruz', 'JC'],
  ['ñandu río', 'ÑR'],
])('shows the initials of %s', async (full_name, letters) => {
  const body = aMe({ full_name });
  await renderApp('/onboarding/step-1', {
    hasSession: true,
    answers: { 'GET /api/v3/user/me': { status: 200, body } },
  });
  expect(await screen.findByRole('button', { name: 'Account' })).toHaveTextContent(letters);
});

it('installs the app where the browser offers it, and has no entry for it elsewhere', async () => {
  const { user, button } = await open();
  await user.click(button);
  expect(screen.queryByRole('menuitem', { name: 'Install Grazewell' })).toBeNull();
  const prompt = jest.fn(async () => undefined);
  window.installOffer = Object.assign(new Event('beforeinstallprompt'), { prompt });
  act(() => void window.dispatchEvent(new Event('beforeinstallprompt')));
  await user.click(item('Install Grazewell'));
  expect(prompt).toHaveBeenCalledTimes(1);
  await user.click(button);
  expect(screen.queryByRole('menuitem', { name: 'Install Grazewell' })).toBeNull();
});

it('leads to the steps on an iPhone, and nowhere in the installed app', async () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15 Version/15.4 Safari/605.1';
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone);
  document.cookie = 'seenMobileAppModal=true; Path=/';
  const { user, button } = await open();
  await user.click(button);
  await user.click(item('Install Grazewell'));
  expect(await screen.findByText('Tap Share, then Add to Home Screen.')).toBeVisible();
  // Before iOS had the display mode, it said it so.
  Object.assign(navigator, { standalone: true });
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(item('Settings'));
  await user.click(screen.getByRole('button', { name: 'Account' }));
  expect(screen.queryByRole('menuitem', { name: 'Install Grazewell' })).toBeNull();
  Reflect.deleteProperty(navigator, 'standalone');
  document.cookie = 'seenMobileAppModal=; Max-Age=0; Path=/';
  agent.mockRestore();
});
