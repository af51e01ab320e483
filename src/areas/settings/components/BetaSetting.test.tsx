import { screen, waitFor, within } from '@testing-library/react';
import type { Me } from '@contract/people/me';
import { aMe } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const BETA = 'POST /api/v1/user/beta';
const CLOSED = { 'GET /assets/json/settingsV.json': { status: 200, body: { BETA: 'closed' } } };

async function open(over: Partial<Me>, answers: Record<string, Answer> = {}) {
  const me = { status: 200, body: aMe(over) };
  const app = await renderApp('/settings/account', {
    hasSession: true,
    answers: { 'GET /api/v3/user/me': me, ...answers },
  });
  await screen.findByRole('heading', { name: 'Your account' });
  return app;
}

const box = () => screen.getByRole('checkbox', { name: 'Take part in the map’s beta' });
const inBar = () => within(screen.getByRole('navigation', { name: 'Main' })).queryByRole('link', { name: 'Map' });

it('takes the map’s beta back, and the map goes from the bar', async () => {
  const { user, server } = await open({ is_beta_tester: true });
  expect([box(), inBar()]).toEqual([expect.objectContaining({ checked: true }), expect.anything()]);
  await user.click(box());
  await waitFor(() => expect(inBar()).toBeNull());
  expect(box()).not.toBeChecked();
  expect(server.callsTo(BETA).map(({ body }) => body)).toEqual([{ is_beta_tester: false }]);
});

it('begins it too, and stays on the page', async () => {
  const { user, server } = await open({});
  await user.click(box());
  await waitFor(() => expect(inBar()).toBeVisible());
  expect(box()).toBeChecked();
  expect(server.callsTo(BETA).map(({ body }) => body)).toEqual([{ is_beta_tester: true }]);
  expect(location.pathname).toBe('/settings/account');
});

it('shows the wish while it is sent, and takes no other meanwhile', async () => {
  const { user, server } = await open({ is_beta_tester: true }, { [BETA]: 'no answer' });
  await user.click(box());
  await user.click(box());
  expect(box()).not.toBeChecked();
  expect(box()).toHaveAttribute('aria-busy', 'true');
  expect(server.callsTo(BETA)).toHaveLength(1);
});

it('shows what was before when it fails, and why', async () => {
  const { user } = await open({ is_beta_tester: true }, { [BETA]: 'connection reset' });
  await user.click(box());
  await waitFor(() => expect(box()).toHaveAccessibleDescription(expect.stringContaining('Something went wrong')));
  expect(box()).toBeChecked();
});

describe('where the operator has closed the beta', () => {
  it('a tester can leave, and reads that there is no way back', async () => {
    const { user } = await open({ is_beta_tester: true }, CLOSED);
    await user.click(box());
    expect(await screen.findByText(/^The beta is closed here/)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /beta/ })).toBeNull();
  });

  it('the others read nothing of it', async () => {
    await open({}, CLOSED);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Map' })).toBeNull());
  });
});
