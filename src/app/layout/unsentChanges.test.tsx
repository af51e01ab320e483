import { act, screen, waitFor } from '@testing-library/react';
import { aMe, RANCH_UUID } from '@testing/factories';
import { newDevice, setDevice } from '@testing/fakeDevice';
import { aRecord, MESA } from '@testing/aRecord';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { move, openReadRanch } from '@testing/openRanch';
import { renderApp } from '@testing/renderApp';
import { selectOutbox } from '@testing/selectOutbox';
import type { WithRecords } from '@records/index';
import { groupsSent } from '@records/recordsEvents';
import { findDevice } from '@records/store/findDevice';

beforeEach(() => void newDevice());
afterEach(() => setDevice(undefined));

/** Maria has recorded a move that the server has not taken, and has closed the page. */
async function closedWithAMove() {
  const { server, record, until, close } = await openReadRanch();
  server.answers[CHANGES] = 'connection reset';
  record('Moved Cows to Mesa', [move(MESA)]);
  await until(({ records: { outbox, trouble } }) => trouble !== null && outbox[0]?.disk === 'written');
  await waitFor(() => expect(localStorage.getItem('grazewell:waiting')).not.toBeNull());
  close();
}

it('OFFLINE O1: what waits on this device goes out from any page, and what is sent is listed', async () => {
  await closedWithAMove();
  const ranch = fakeRecordServer(aRecord());
  const { server } = await renderApp('/settings/account', { hasSession: true, answers: ranch.answers });
  await waitFor(() => expect(server.callsTo(CHANGES)).toHaveLength(1));
  await waitFor(() => expect(localStorage.getItem('grazewell:waiting')).toBeNull());
  const sent = await findDevice()?.outbox.sent({ actor: aMe().uuid, ranchUuid: RANCH_UUID });
  expect(sent?.map(({ group }) => group.label)).toEqual(['Moved Cows to Mesa']);
});

describe('OFFLINE O8: signing out with a change that waits', () => {
  const question = async () => {
    await closedWithAMove();
    const answers = { ...fakeRecordServer(aRecord()).answers, [CHANGES]: 'connection reset' as const };
    const app = await renderApp('/settings/account', { hasSession: true, answers });
    // Who asks is loaded with what is said of the connection.
    await screen.findByText('Cannot reach Grazewell. 1 change waiting.');
    await app.user.click(await screen.findByRole('button', { name: 'Account' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('dialog', { name: '1 change is not saved yet' })).toBeVisible();
    return app;
  };
  const waiting = async () => (await findDevice()?.outbox.read(aMe().uuid))?.groups.length;
  const isSignedOut = () => waitFor(() => expect(location.pathname).toBe('/login'));

  it('keeps it on this device', async () => {
    const { user } = await question();
    await user.click(screen.getByRole('button', { name: 'Keep them on this device and sign out' }));
    await isSignedOut();
    expect(await waiting()).toBe(1);
  });

  it('loses it after a second question', async () => {
    const { user } = await question();
    await user.click(screen.getByRole('button', { name: 'Sign out and lose them' }));
    expect(await screen.findByRole('dialog', { name: 'Lose 1 change for good?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Lose it' }));
    await isSignedOut();
    await waitFor(async () => expect(await waiting()).toBe(0));
  });

  it('goes on asking the same while another try to send it begins', async () => {
    const { user, store } = await question();
    await user.click(screen.getByRole('button', { name: 'Sign out and lose them' }));
    const lose = await screen.findByRole('dialog', { name: 'Lose 1 change for good?' });
    const [{ uuid = '' } = {}] = selectOutbox(store.getState() as WithRecords);
    act(() => void store.dispatch(groupsSent([uuid])));
    expect(lose).toBeVisible();
  });

  it('stays', async () => {
    const { user } = await question();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(location.pathname).toBe('/settings/account');
    expect(await waiting()).toBe(1);
  });
});
