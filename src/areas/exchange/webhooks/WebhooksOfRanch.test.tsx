import { screen, waitFor, within } from '@testing-library/react';
import type { Delivery } from '@contract/hooks/delivery';
import type { Webhook } from '@contract/hooks/webhook';
import type { Role } from '@contract/ranches/rights';
import { aRecord } from '@testing/aRecord';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const HOOKS = `/api/v1/ranch/${RANCH_UUID}/webhook`;
const UUID = 'a1b2c3d4-0000-4000-8000-000000000001';
const DELIVERY = 'a1b2c3d4-0000-4000-8000-0000000000d1';
const SECRET = `whsec_${'A'.repeat(43)}=`;

const aWebhook = (over: Partial<Webhook> = {}): Webhook => ({
  uuid: UUID,
  name: 'Fence',
  address: 'https://example.com/hook?token=1',
  events: ['herd.moved'],
  made_by: 'Maria Castillo',
  created_at: '2026-11-20T15:30:00.000Z',
  off_since: null,
  off_reason: null,
  failing_since: null,
  former_until: null,
  ...over,
});

const aDelivery = (over: Partial<Delivery> = {}): Delivery => ({
  uuid: DELIVERY,
  message_id: 'msg_1',
  event: 'herd.moved',
  at: '2026-11-20T15:30:00.000Z',
  state: 'waiting',
  tries: 2,
  tried_at: '2026-11-20T15:30:05.000Z',
  next_try_at: '2026-11-20T15:35:05.000Z',
  status: null,
  failure: 'timeout',
  ms: 15_000,
  body: '{"type":"herd.moved"}',
  ...over,
});

interface Page {
  role?: Role;
  webhooks?: Webhook[];
  deliveries?: Delivery[];
  made?: { status: number; body: object };
}

async function open({ role = 'owner', webhooks = [], deliveries = [], made }: Page = {}) {
  const listed = [...webhooks];
  const app = await renderApp('/settings/data', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ ranches: [aRanch({ role })] }) },
      ...fakeRecordServer(aRecord()).answers,
      [`GET /api/v1/ranch/${RANCH_UUID}/imports`]: { status: 200, body: { imports: [] } },
      [`GET /api/v1/ranch/${RANCH_UUID}/key`]: { status: 200, body: [] },
      [`GET ${HOOKS}`]: () => ({ status: 200, body: [...listed] }),
      [`POST ${HOOKS}`]: () => {
        if (made !== undefined) return made;
        listed.push(aWebhook());
        return { status: 201, body: { ...aWebhook(), secret: SECRET } };
      },
      [`POST ${HOOKS}/${UUID}/secret`]: {
        status: 200,
        body: { secret: SECRET, former_until: '2026-11-21T15:30:00.000Z' },
      },
      [`PATCH ${HOOKS}/${UUID}`]: ({ body }) => {
        const { on } = body as { on: boolean };
        const off = { off_since: '2026-11-20T15:30:00.000Z', off_reason: 'switched' as const };
        listed.splice(0, 1, aWebhook(on ? {} : off));
        return { status: 200, body: listed[0] };
      },
      [`DELETE ${HOOKS}/${UUID}`]: () => {
        listed.splice(0);
        return { status: 204 };
      },
      [`POST ${HOOKS}/${UUID}/test`]: { status: 204 },
      [`GET ${HOOKS}/${UUID}/delivery`]: { status: 200, body: { deliveries, next_cursor: null } },
      [`POST ${HOOKS}/${UUID}/delivery/${DELIVERY}/again`]: { status: 204 },
      [`POST ${HOOKS}/${UUID}/delivery/again`]: { status: 200, body: { deliveries: 1 } },
    },
  });
  await screen.findByRole('heading', { name: 'Download' });
  return app;
}

const row = async () => (await screen.findByRole('button', { name: 'Delete Fence' })).closest('li');

it('a webhook is made, and its secret is shown once and is in no state', async () => {
  const app = await open();
  const { user, server, store } = app;
  await user.click(await screen.findByRole('button', { name: 'Make a webhook' }));
  const dialog = screen.getByRole('dialog', { name: 'Make a webhook' });
  await user.type(within(dialog).getByLabelText('Name'), ' Fence ');
  await user.type(within(dialog).getByLabelText('Address'), 'https://example.com/hook');
  await user.click(within(dialog).getByLabelText('Ends of keys'));
  await user.click(within(dialog).getByRole('button', { name: 'Make webhook' }));
  expect(await screen.findByRole('heading', { name: 'The secret of Fence' })).toHaveFocus();
  expect(screen.getByLabelText<HTMLInputElement>('Secret').value).toBe(SECRET);
  expect(server.callsTo(`POST ${HOOKS}`).map(({ body }) => body)).toEqual([
    { name: 'Fence', address: 'https://example.com/hook', events: ['herd.moved', 'key.ending'] },
  ]);
  expect(await row()).toHaveTextContent(/Fence.*Is told: Moves\. Made by Maria Castillo\./);
  expect(JSON.stringify(store.getState())).not.toContain(SECRET);
});

it('an address that the server does not send to is refused at its field', async () => {
  const why = { reason: 'hook_to_private' };
  const details = { address: 'This address is in a private network' };
  const refused = { error: 'Bad', details, code: 'invalid', reasons: { address: why } };
  const { user } = await open({ made: { status: 422, body: refused } });
  await user.click(await screen.findByRole('button', { name: 'Make a webhook' }));
  const dialog = screen.getByRole('dialog', { name: 'Make a webhook' });
  await user.type(within(dialog).getByLabelText('Name'), 'Fence');
  await user.type(within(dialog).getByLabelText('Address'), 'https://10.0.0.1/');
  await user.click(within(dialog).getByRole('button', { name: 'Make webhook' }));
  expect(await within(dialog).findByText('This address is in a private network')).toBeVisible();
});

it('a webhook is tested, switched off and on, and deleted', async () => {
  const { user, server } = await open({ webhooks: [aWebhook()] });
  await user.click(await screen.findByRole('button', { name: 'Send a test to Fence' }));
  await waitFor(() => expect(server.callsTo(`POST ${HOOKS}/${UUID}/test`)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Switch Fence off' }));
  await waitFor(async () => expect(await row()).toHaveTextContent(/Off since .*: somebody switched it off\./));
  expect(screen.queryByRole('button', { name: 'Send a test to Fence' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Switch Fence on' }));
  await screen.findByRole('button', { name: 'Switch Fence off' });
  await user.click(screen.getByRole('button', { name: 'Delete Fence' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Fence' })).toBeNull());
});

it('a new secret is asked for, and shown once', async () => {
  const { user } = await open({ webhooks: [aWebhook()] });
  await user.click(await screen.findByRole('button', { name: 'New secret of Fence' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make secret' }));
  expect(await screen.findByRole('heading', { name: 'The secret of Fence' })).toHaveFocus();
  expect(screen.getByLabelText<HTMLInputElement>('Secret').value).toBe(SECRET);
});

it('OPEN H6: the log says why a message did not arrive, has it as it was sent, and sends it again', async () => {
  const given = aDelivery({ state: 'failed', tries: 10, next_try_at: null, failure: 'status', status: 500 });
  const { user, server } = await open({ webhooks: [aWebhook()], deliveries: [given] });
  await user.click(await screen.findByText('Log of the last 30 days'));
  expect(
    await screen.findByText(
      'Given up, 10 tries, the last one 15,000 ms. The receiver had an error of its own (500). The receiver’s log says why.',
    ),
  ).toBeVisible();
  expect(screen.getByText('{"type":"herd.moved"}')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Send again: Moves/ }));
  await waitFor(() => expect(server.callsTo(`POST ${HOOKS}/${UUID}/delivery/${DELIVERY}/again`)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Send all that failed again' }));
  await waitFor(() => expect(server.callsTo(`POST ${HOOKS}/${UUID}/delivery/again`)).toHaveLength(1));
});

it('a message that waits says when it is tried next', async () => {
  const { user } = await open({ webhooks: [aWebhook()], deliveries: [aDelivery()] });
  await user.click(await screen.findByText('Log of the last 30 days'));
  expect(
    await screen.findByText(
      /^No answer in 15 seconds\. The receiver should answer first .*\. 2 tries, the last one 15,000 ms; the next one is on /,
    ),
  ).toBeVisible();
});

it('what a restored backup switched off is switched on with the keys, with one press', async () => {
  const off = aWebhook({ off_since: '2026-11-20T15:30:00.000Z', off_reason: 'restored' });
  const { user, server } = await open({ webhooks: [off] });
  await user.click(await screen.findByRole('button', { name: 'Switch all keys on' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Switch on' }));
  const calls = () => server.callsTo(`POST /api/v1/ranch/${RANCH_UUID}/key/on`).map(({ body }) => body);
  await waitFor(() => expect(calls()).toEqual([{ uuids: [UUID] }]));
});

it.each(['member', 'viewer'] as const)('a %s sees no webhooks', async (role) => {
  await open({ role });
  expect(screen.queryByRole('heading', { name: 'Webhooks' })).toBeNull();
});
