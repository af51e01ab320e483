import { screen, waitFor, within } from '@testing-library/react';
import { aMe } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';
import { whole } from '@testing/finders';

const DELETE = 'DELETE /api/v1/user/me';
const DAY = '2026-12-21T12:00:00.000Z';
const scheduled: Answer = { status: 202, body: { deletion_scheduled_at: DAY } };
const button = () => screen.getByRole('button', { name: 'Delete my account' });
const form = () => button().closest('form') ?? document.body;
const password = () => within(form()).getByLabelText('Password', { selector: 'input' });

async function open(answer: Answer = scheduled, me = aMe()) {
  const answers = { [DELETE]: answer, 'GET /api/v3/user/me': { status: 200, body: me } };
  const app = await renderApp('/settings/account', { hasSession: true, answers });
  await screen.findByRole('heading', { name: 'Delete your account' });
  return app;
}

async function submitted(answer?: Answer) {
  const app = await open(answer);
  await app.user.type(password(), 'canary one{Enter}');
  return app;
}

it('says what will be gone, and how long it can be taken back', async () => {
  await open();
  expect(form()).toHaveTextContent('are deleted for good after 30 days. Until then a link in the email');
});

it('shows the day once it is asked for, and asks no more', async () => {
  const { server } = await submitted();
  expect(await screen.findByText('December 21, 2026')).toBeVisible();
  expect(screen.getByText(whole(/open the link in the email we sent to maria@example.com/))).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  expect(server.callsTo(DELETE).map(({ body }) => body)).toEqual([{ password: 'canary one' }]);
  expect(location.pathname).toBe('/settings/account');
});

it('shows the day of a deletion that was asked for before, and sends the mail again', async () => {
  const { server, user } = await open(undefined, aMe({ deletion_scheduled_at: DAY }));
  expect(await screen.findByText('December 21, 2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  const again = screen.getByRole('button', { name: 'Send the email again' });
  const typed = within(again.closest('form') ?? document.body).getByLabelText('Password', { selector: 'input' });
  await user.type(typed, 'canary one{Enter}');
  await waitFor(() => expect(server.callsTo(DELETE)).toHaveLength(1));
  await waitFor(() => expect(typed).toHaveValue(''));
});

it('A2: asks for the password, and sends nothing without', async () => {
  const { server, user } = await open();
  await user.click(button());
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Password is required'));
  expect(password()).toHaveFocus();
  expect(document.title).toMatch(/^Error: /);
  expect(server.callsTo(DELETE)).toEqual([]);
});

it('A2: says beside the password that it is wrong, and deletes nothing', async () => {
  const details = { password: 'Your password is wrong' };
  await submitted({ status: 401, body: { error: 'x', details, code: 'wrong_credentials' } });
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Your password is wrong'));
  expect(password()).toHaveFocus();
  expect(document.title).toMatch(/^Error: /);
});

it('A4: tells the last owner what to do first', async () => {
  const details = 'A ranch needs an owner: make someone else an owner first';
  await submitted({ status: 409, body: { error: details, details, code: 'last_owner' } });
  await waitFor(() => expect(within(form()).getByRole('alert')).toHaveTextContent(details));
  expect(button()).toBeEnabled();
});

it('R1: keeps the form after a lost answer', async () => {
  await submitted('connection reset');
  await waitFor(() =>
    expect(within(form()).getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.'),
  );
  expect(password()).toHaveValue('canary one');
});

it('A3: lets a password manager fill it', async () => {
  await open();
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});
