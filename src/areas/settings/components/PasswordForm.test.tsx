import { screen, waitFor, within } from '@testing-library/react';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const CHANGE = 'POST /api/v1/user/password';
const GOOD = 'sagebrush moon';
const button = () => screen.getByRole('button', { name: 'Change password' });
const form = () => button().closest('form') ?? document.body;
const field = (label: string) => within(form()).getByLabelText(label, { selector: 'input' });

async function open(answer: Answer = { status: 204 }) {
  const app = await renderApp('/settings/account', { hasSession: true, answers: { [CHANGE]: answer } });
  await screen.findByRole('button', { name: 'Change password' });
  return app;
}

async function submitted(answer?: Answer, password = GOOD) {
  const app = await open(answer);
  await app.user.type(field('Current password'), 'canary one');
  await app.user.type(field('New password'), `${password}{Enter}`);
  return app;
}

it('changes the password, says so, and empties the fields', async () => {
  const { server } = await submitted();
  expect(await screen.findByText('Your password is changed. Other devices have been signed out.')).toBeVisible();
  expect(server.callsTo(CHANGE)[0]?.body).toEqual({ current_password: 'canary one', password: GOOD });
  await waitFor(() => expect(field('Current password')).toHaveValue(''));
  expect(field('New password')).toHaveValue('');
  expect(field('New password')).toBeValid();
});

it('A2: names what is missing, and sends nothing', async () => {
  const { server, user } = await open();
  await user.click(button());
  await waitFor(() => expect(field('Current password')).toHaveAccessibleDescription('Password is required'));
  expect(field('New password')).toHaveAccessibleDescription('At least eight characters long This field is required');
  expect(field('Current password')).toHaveFocus();
  expect(document.title).toMatch(/^Error: /);
  expect(server.callsTo(CHANGE)).toEqual([]);
});

it.each([
  ['sage', 'Your password is too short: 4 more characters to go'],
  ['password', 'Too many people use this password: choose one of your own'],
  ['Grazewell', 'Your password must not be your name, email, ranch or our name'],
])('L7: holds against the new one %j: %s', async (password, words) => {
  const { server } = await submitted(undefined, password);
  await waitFor(() => expect(field('New password')).toHaveAccessibleDescription(new RegExp(`${words}$`)));
  expect(server.callsTo(CHANGE)).toEqual([]);
});

it.each([
  ['Current password', 'current_password', 401, 'wrong_credentials', 'Your password is wrong'],
  ['New password', 'password', 422, 'invalid', 'Your password must not be your name, email, ranch or our name'],
])('A2: what the server has against the %s stands beside it', async (label, name, status, code, words) => {
  await submitted({ status, body: { error: words, details: { [name]: words }, code } });
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(new RegExp(`${words}$`)));
  expect(field(label)).toHaveFocus();
  expect(document.title).toMatch(/^Error: /);
  expect(location.pathname).toBe('/settings/account');
});

it('A2: the title stops saying "Error:" with the next try', async () => {
  const wrong = { error: 'x', details: { current_password: 'Your password is wrong' }, code: 'wrong_credentials' };
  const { server, user } = await submitted({ status: 401, body: wrong });
  await waitFor(() => expect(document.title).toMatch(/^Error: /));
  server.answers[CHANGE] = { status: 204 };
  await user.click(button());
  await waitFor(() => expect(document.title).toBe('Account · Grazewell'));
});

it('R1: A4: after a lost answer one readable message stands there', async () => {
  await submitted('connection reset');
  await waitFor(() =>
    expect(within(form()).getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.'),
  );
  expect(button()).toBeEnabled();
});

it('A3: lets a password manager fill it', async () => {
  await open();
  expect(field('Current password')).toHaveAttribute('autocomplete', 'current-password');
  expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
});

it('A3: tells browsers whose password it is, and sends no email', async () => {
  const { server } = await submitted();
  const username = form().querySelector('input[autocomplete="username"]');
  expect(username).toHaveValue('maria@example.com');
  expect(username).not.toBeVisible();
  expect(server.callsTo(CHANGE)[0]?.body).toEqual({ current_password: 'canary one', password: GOOD });
});

it('F3: no password stands in the store or a storage', async () => {
  const { store } = await submitted();
  await screen.findByText('Your password is changed. Other devices have been signed out.');
  const places = JSON.stringify([store.getState(), { ...localStorage }, { ...sessionStorage }, location.href]);
  for (const secret of ['canary one', GOOD]) expect(places).not.toContain(secret);
});
