import { act, screen, waitFor } from '@testing-library/react';
import { toastShown } from '@shared/events';
import { renderApp } from '@testing/renderApp';

const play = jest.spyOn(HTMLMediaElement.prototype, 'play');
const box = () => screen.findByRole('checkbox', { name: 'Play a short sound with messages' });
const open = () => renderApp('/settings/account', { hasSession: true });
const kept = () => localStorage.getItem('persist:ui') ?? '';

/** As redux-persist writes it. */
const keep = (state: object) =>
  localStorage.setItem('persist:ui', JSON.stringify({ ...state, _persist: '{"version":1,"rehydrated":true}' }));

beforeEach(() => play.mockReset().mockResolvedValue(undefined));

it('is off until it is turned on, and messages are silent', async () => {
  const { store } = await open();
  expect(await box()).not.toBeChecked();
  await act(async () => void store.dispatch(toastShown('info', 'Hush')));
  expect(await screen.findByText('Hush')).toBeVisible();
  expect(play).not.toHaveBeenCalled();
});

it('lets the person hear it once it is on, and then plays with each message', async () => {
  const { user, store } = await open();
  await user.click(await box());
  expect(await box()).toBeChecked();
  expect(play).toHaveBeenCalledTimes(1);
  await act(async () => void store.dispatch(toastShown('info', 'Listen')));
  expect(await screen.findByText('Listen')).toBeVisible();
  await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
  await user.click(await box());
  await act(async () => void store.dispatch(toastShown('info', 'Silence')));
  expect(await screen.findByText('Silence')).toBeVisible();
  expect(play).toHaveBeenCalledTimes(2);
});

it('is quiet about a browser that plays nothing', async () => {
  play.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  const { user, store } = await open();
  await user.click(await box());
  await act(async () => void store.dispatch(toastShown('info', 'Still said')));
  expect(await screen.findByText('Still said')).toBeVisible();
});

it('stays in this browser, and nothing else of the shell does', async () => {
  const { user } = await open();
  await user.click(await box());
  await waitFor(() => expect(kept()).not.toBe(''));
  expect(JSON.parse(kept())).toEqual({ sound: 'true', _persist: '{"version":1,"rehydrated":true}' });
});

it('is remembered, also by anyone who has signed out', async () => {
  keep({ sound: 'true' });
  const { user } = await open();
  expect(await box()).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(location.pathname).toBe('/login'));
  await waitFor(() => expect(localStorage.getItem('persist:user') ?? '').not.toContain('Maria'));
  expect(kept()).toContain('"sound":"true"');
});

it.each(['"loud"', '7', '{"a":1}', 'null', 'no JSON'])('R3: is off when %s is what was kept', async (sound) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  keep({ sound, toasts: '[7]', connection: '"offline"' });
  const { store } = await open();
  expect(await box()).not.toBeChecked();
  expect(store.getState().ui).toMatchObject({ sound: false, toasts: [], connection: 'online' });
});
