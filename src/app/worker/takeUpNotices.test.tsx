import { screen, waitFor } from '@testing-library/react';
import { FIRST_CHOICES, type NoticeHere } from '@contract/people/notices';
import { aRecord } from '@testing/aRecord';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';
import { latePartsOf } from '../lateParts';
import { addWorker } from './addWorker';
import type { Registered } from './appWorker';

const HERE = 'POST /api/v1/user/notices/here';
const here = { endpoint: 'https://push.example.com/send/1' };

async function open(here: NoticeHere | undefined, answer: Answer) {
  const registered = {
    onReady: () => () => undefined,
    onTakenOver: () => () => undefined,
    takeOver: () => true,
    look: () => undefined,
    pushHere: jest.fn(async () => here),
    pushTaken: jest.fn(async () => undefined),
    endPush: jest.fn(async () => undefined),
  } satisfies Registered;
  const answers = { ...fakeRecordServer(aRecord()).answers, [HERE]: answer };
  const app = await renderApp('/herds', { hasSession: true, answers });
  addWorker(latePartsOf(app.store), { register: async () => registered });
  await screen.findByRole('heading', { name: 'Herds' });
  await waitFor(() => expect(registered.pushHere).toHaveBeenCalled(), { timeout: 4_000 });
  return { ...app, registered };
}
const settings = { choices: FIRST_CHOICES, devices: [] };
const missing = { error: 'There is nothing here', details: '', code: 'not_found' };

it('notices of this browser go on in the session that the person has now', async () => {
  const { server, registered } = await open(here, { status: 200, body: settings });
  await waitFor(() => expect(registered.pushTaken).toHaveBeenCalledWith(here));
  expect(server.callsTo(HERE).map(({ body }) => body)).toEqual([here]);
  expect(registered.endPush).not.toHaveBeenCalled();
});

it('a new address that the worker could not tell the server takes the place of the old one', async () => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const moved = { ...here, renewed: { endpoint: 'https://push.example.com/send/2', keys } };
  const { server, registered } = await open(moved, { status: 200, body: settings });
  await waitFor(() => expect(registered.pushTaken).toHaveBeenCalledWith(moved));
  expect(server.callsTo(HERE).map(({ body }) => body)).toEqual([moved]);
});

it('a browser gives up notices that aren’t this person’s', async () => {
  const { registered, store } = await open(here, { status: 404, body: missing });
  await waitFor(() => expect(registered.endPush).toHaveBeenCalledTimes(1));
  expect(store.getState().ui.toasts).toEqual([]);
});

it('an admin who acts as somebody else keeps their own notices in this browser', async () => {
  const forbidden = { error: 'Only the person themselves can do this', details: '', code: 'forbidden' };
  const { server, registered } = await open(here, { status: 403, body: forbidden });
  await waitFor(() => expect(server.callsTo(HERE)).toHaveLength(1));
  expect(registered.endPush).not.toHaveBeenCalled();
});

it('they stay while the server is away', async () => {
  const { server, registered } = await open(here, { status: 503, body: { ...missing, code: 'unavailable' } });
  await waitFor(() => expect(server.callsTo(HERE).length).toBeGreaterThan(0));
  expect(registered.endPush).not.toHaveBeenCalled();
});

it('where they were never turned on the server isn’t asked', async () => {
  const { server } = await open(undefined, { status: 200, body: settings });
  expect(server.callsTo(HERE)).toEqual([]);
});
