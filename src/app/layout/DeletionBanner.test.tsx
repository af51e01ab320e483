import { screen, waitFor } from '@testing-library/react';
import { aMe } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const ME = 'GET /api/v3/user/me';
const KEEP = 'POST /api/v1/user/keep';
const leaving = { deletion_scheduled_at: '2026-12-21T12:00:00.000Z' };
const strip = () => screen.queryByRole('complementary', { name: 'Deletion of your account' });
const keep = () => screen.findByRole('button', { name: 'Keep my account' });

async function open(path: string, over = {}, answer: Answer = { status: 204 }) {
  const body = aMe({ ...leaving, ...over });
  return renderApp(path, { hasSession: true, answers: { [ME]: { status: 200, body }, [KEEP]: answer } });
}

it.each(['/todo', '/settings/account', '/no/such/page'])('says over %s on which day the account goes', async (path) => {
  await open(path);
  await keep();
  expect(strip()).toHaveTextContent('We delete this account on December 21, 2026.');
});

it('is there for people without a ranch', async () => {
  await open('/no-ranch', { ranches: [] });
  expect(await keep()).toBeVisible();
});

it('is not there where nothing is scheduled', async () => {
  await open('/todo', { deletion_scheduled_at: null });
  await screen.findByRole('heading', { name: 'To do' });
  expect(strip()).toBeNull();
});

it('keeps the account by one press, says so, and is gone with the to-do', async () => {
  const { user, server } = await open('/todo');
  await user.click(await keep());
  expect(await screen.findByText('Deletion of your account was suspended successfully!')).toBeVisible();
  expect(strip()).toBeNull();
  expect(screen.queryByText(/Your account will be deleted/)).toBeNull();
  expect(server.callsTo(KEEP)).toHaveLength(1);
});

it('R1: a lost answer is said in the banner, and the next try is good', async () => {
  const { user, server } = await open('/todo', {}, 'connection reset');
  await user.click(await keep());
  await waitFor(() => expect(strip()).toHaveTextContent('Something went wrong. Please try again.'));
  server.answers[KEEP] = { status: 204 };
  await user.click(await keep());
  await waitFor(() => expect(strip()).toBeNull());
});
