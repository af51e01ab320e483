import { screen, waitFor } from '@testing-library/react';
import { aMe } from '@testing/factories';
import { renderApp } from '@testing/renderApp';

const [first] = aMe().ranches;
const OTHER = '0190a5b4-3c1e-7d7e-8b8f-4f9f3d1c2a77';

async function open(search: string) {
  const ranches = first === undefined ? [] : [first, { ...first, ranch_uuid: OTHER, name: 'Mesa Alta' }];
  const me = { status: 200, body: aMe({ ranches }) };
  const app = await renderApp(`/settings/account${search}`, {
    hasSession: true,
    answers: { 'GET /api/v3/user/me': me },
  });
  await screen.findByRole('heading', { name: 'Your account' });
  return app;
}

it('opens the ranch that the address of a notice names, and takes its name out of the address', async () => {
  const { store } = await open(`?a=1&ranch=${OTHER}`);
  await waitFor(() => expect(store.getState().user.ranchUuid).toBe(OTHER));
  await waitFor(() => expect(window.location.search).toBe('?a=1'));
});

it('stays on its ranch where the person isn’t on that one', async () => {
  const { store } = await open('?ranch=0190a5b4-3c1e-7d7e-8b8f-4f9f3d1c2a66');
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(store.getState().user.ranchUuid).toBe(first?.ranch_uuid);
});
