import { openDB } from 'idb';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { findDevice } from '@records/store/findDevice';
import { connectionChanged, sessionEnded } from '@shared/events';
import { loadAgain } from '@shared/lib/leave';
import { aRecord, MESA } from '@testing/aRecord';
import { aMe, RANCH_UUID } from '@testing/factories';
import { newDevice, setDevice } from '@testing/fakeDevice';
import { CHANGES, fakeRecordServer, RECORDS } from '@testing/fakeRecordServer';
import { move, openReadRanch } from '@testing/openRanch';
import { renderApp } from '@testing/renderApp';

jest.mock('@shared/lib/leave', () => ({ leaveFor: jest.fn(), loadAgain: jest.fn() }));

const KEY = [aMe().uuid, RANCH_UUID] as const;

beforeEach(() => {
  newDevice();
  jest.mocked(loadAgain).mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  setDevice(undefined);
});

/** A move waits on this device, and a row of the copy is a herd that no page can show. */
async function leaveBroken(): Promise<void> {
  const { server, record, until, store } = await openReadRanch();
  await until(({ records: { copy } }) => copy === 'whole');
  server.answers[CHANGES] = 'connection reset';
  record('Moved', [move(MESA)]);
  await until(({ records: { outbox } }) => outbox.every(({ disk }) => disk === 'written'));
  store.dispatch(sessionEnded('refused'));
  const herd = aRecord().find(({ kind }) => kind === 'herd');
  const database = await openDB('grazewell-records');
  await database.put('rows', { ...herd, data: { ...herd?.data, name: { no: 'name' } } }, [...KEY, herd?.uuid ?? '']);
  database.close();
}

async function openBroken() {
  const answers = { ...fakeRecordServer(aRecord()).answers, [RECORDS]: 'no answer', [CHANGES]: 'no answer' } as const;
  const app = await renderApp('/herds', { hasSession: true, answers });
  await screen.findByRole('heading', { name: 'This page broke down' });
  return app;
}

const tryAgain = () => screen.getByRole('button', { name: 'Try again' });
const copies = async () => (await findDevice()?.copies.heads())?.length;
const waiting = async () => (await findDevice()?.outbox.read(aMe().uuid))?.groups.length;

it('OFFLINE O4: a copy that breaks a page at every try is read from the server again, and what waits is kept', async () => {
  await leaveBroken();
  const { user } = await openBroken();
  await user.click(tryAgain());
  expect([await copies(), await waiting()]).toEqual([1, 1]);
  await user.click(tryAgain());
  await waitFor(() => expect(loadAgain).toHaveBeenCalledTimes(1));
  expect([await copies(), await waiting()]).toEqual([0, 1]);

  cleanup();
  await renderApp('/herds', { hasSession: true, answers: fakeRecordServer(aRecord()).answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Herds' })).toBeVisible();
  expect(screen.queryByText('This page broke down')).toBeNull();
});

it('OFFLINE O4: without a connection the copy stays, since it is all there is', async () => {
  await leaveBroken();
  const { user, store } = await openBroken();
  store.dispatch(connectionChanged('unreachable'));
  await user.click(tryAgain());
  await user.click(tryAgain());
  expect(await screen.findByRole('heading', { name: 'This page broke down' })).toBeVisible();
  expect(loadAgain).not.toHaveBeenCalled();
  expect(await copies()).toBe(1);
});
