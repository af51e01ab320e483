import { screen, waitFor } from '@testing-library/react';
import { linkTokens } from '@shared/lib/linkTokens';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const CANCEL = 'POST /api/v1/user/cancel_delete';
const DONE = 'Deletion of your account was suspended successfully!';

afterEach(() => linkTokens.forget('token'));

const open = (answer: Answer, setup = {}) =>
  renderApp('/cancel_delete?token=canary-link', { ...setup, answers: { [CANCEL]: answer } });

it('sends the token once, says that it is done, and leads to the login', async () => {
  const { server } = await open({ status: 204 });
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(server.callsTo(CANCEL).map(({ body }) => body)).toEqual([{ token: 'canary-link' }]);
});

it('says what goes on while the answer is waited for', async () => {
  const { server } = await open('no answer');
  expect(screen.getByRole('heading', { name: 'Keeping your account…' })).toBeVisible();
  expect(document.title).toBe('Keeping your account… · Grazewell');
  expect(location.pathname + location.search).toBe('/cancel_delete');
  expect(server.callsTo(CANCEL)).toHaveLength(1);
});

const failures: [string, Answer][] = [
  ['a used link', { status: 410, body: { error: 'Used', details: 'Used already', code: 'token_used' } }],
  ['an expired one', { status: 410, body: { error: 'Over', details: 'Over', code: 'token_expired' } }],
  ['a 500', { status: 500 }],
  ['a reset', 'connection reset'],
];
it.each(failures)('leads to the login in silence after %s', async (_what, answer) => {
  const { store } = await open(answer);
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(store.getState().ui.toasts).toEqual([]);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it.each(['/cancel_delete', '/cancel_delete?token='])('%s sends nothing and leads to the login', async (path) => {
  const { server } = await renderApp(path);
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(server.callsTo(CANCEL)).toEqual([]);
});

it('leads to the login also when a reload has lost the token', async () => {
  const { server } = await renderApp('/cancel_delete', {}, { hadToken: true });
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(server.callsTo(CANCEL)).toEqual([]);
});

it('works for anyone who is signed in here, who then goes on to where they work', async () => {
  const { server } = await open({ status: 204 }, { hasSession: true });
  await waitFor(() => expect(location.pathname).toBe('/onboarding/step-1'));
  expect(server.callsTo(CANCEL)).toHaveLength(1);
});
