import { act, screen, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { changeRecorded } from '@records/index';
import { findDevice } from '@records/store/findDevice';
import { aRecord, MESA } from '@testing/aRecord';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import { newDevice, setDevice } from '@testing/fakeDevice';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { labeled } from '@testing/labeled';
import { move, openReadRanch } from '@testing/openRanch';
import { renderApp } from '@testing/renderApp';

const OWNER = { actor: aMe().uuid, ranchUuid: RANCH_UUID };

let saved: Blob[] = [];
let names: string[] = [];

beforeEach(() => {
  newDevice();
  saved = [];
  names = [];
  const createObjectURL = (blob: Blob) => (saved.push(blob), 'blob:it');
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  setDevice(undefined);
});

async function untilTrue(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((go) => setTimeout(go, 5));
}

/** A newer version, which was taken back since, has left a change on this device, and another one was damaged. */
async function leaveUnreadable(): Promise<readonly unknown[]> {
  const { server, record, until } = await openReadRanch();
  // After this answer the page sends nothing more, and writes nothing more about what it has.
  server.answers[CHANGES] = { status: 426, body: { error: 'Old', details: 'Old', code: 'too_old' } };
  for (const label of ['First', 'Second']) record(label, [move(MESA)]);
  await until(({ records: { outbox, trouble } }) => trouble !== null && outbox.every(({ disk }) => disk === 'written'));
  await untilTrue(async () => (await rowsOnDisk()).length === 2);
  const database = await openDB('grazewell-outbox');
  const [first, second] = (await database.getAll('groups')) as object[];
  await database.put('groups', { ...first, schema: 999, color: 'from a newer version' });
  await database.put('groups', { ...second, group: { uuid: 'nonsense' } });
  const rows = (await database.getAll('groups')) as readonly unknown[];
  database.close();
  return rows;
}

async function rowsOnDisk(): Promise<readonly unknown[]> {
  const database = await openDB('grazewell-outbox');
  const rows = (await database.getAll('groups')) as readonly unknown[];
  database.close();
  return rows;
}

const openPage = (answers: object = {}) =>
  renderApp('/settings/device', {
    hasSession: true,
    answers: { ...fakeRecordServer(aRecord()).answers, ...answers },
  });

it('OFFLINE O4: changes that this version cannot read are told of, and saved as a file as they are', async () => {
  const rows = await leaveUnreadable();
  const { user, server } = await openPage();
  expect(await screen.findByText(/^2 changes on this device cannot be read by this version/)).toBeVisible();
  expect(screen.queryByText('Everything is saved.')).toBeNull();
  expect(await screen.findByText('Everything that this version can read is saved.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save as a file what cannot be read' }));
  const [file] = saved;
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file as Blob);
  });
  expect(JSON.parse(String(text))).toMatchObject({ format: 'grazewell unreadable changes', rows });
  expect(names).toEqual([expect.stringMatching(/^grazewell-changes-unreadable-\d{4}-\d\d-\d\d\.json$/)]);
  expect(await rowsOnDisk()).toEqual(rows);
  expect(server.callsTo(CHANGES)).toEqual([]);
});

/** Whether words were on the page at any time since, be it for a moment only. */
function watchFor(words: string): () => boolean {
  let wasThere = false;
  const look = () => (wasThere ||= document.body.textContent.includes(words));
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    return wasThere;
  };
}

it('OFFLINE O3: does not say that everything is saved before it has looked at what waits on this device', async () => {
  const before = await openReadRanch();
  before.server.answers[CHANGES] = { status: 426, body: { error: 'Old', details: 'Old', code: 'too_old' } };
  before.record('Moved Cows', [move(MESA)]);
  await untilTrue(async () => (await rowsOnDisk()).length === 1);
  const wasSaid = watchFor('Everything is saved.');
  await openPage({ [CHANGES]: 'connection reset' });
  expect(await screen.findByText('1 change is on this device only.')).toBeVisible();
  expect(wasSaid()).toBe(false);
});

it('OFFLINE O8: a sign-out that loses what waits keeps what this version cannot read', async () => {
  const rows = await leaveUnreadable();
  const { user, store } = await openPage({ [CHANGES]: 'connection reset' });
  await screen.findByText(/^2 changes on this device cannot be read/);
  act(() => void store.dispatch(changeRecorded(labeled('Third'), [move(MESA)])));
  await untilTrue(async () => (await rowsOnDisk()).length === 3);
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  await screen.findByRole('dialog', { name: '1 change is not saved yet' });
  await user.click(screen.getByRole('button', { name: 'Sign out and lose them' }));
  await user.click(screen.getByRole('button', { name: 'Lose it' }));
  await waitFor(() => expect(location.pathname).toBe('/login'));
  await untilTrue(async () => (await rowsOnDisk()).length === 2);
  expect(await rowsOnDisk()).toEqual(rows);
});

it('OFFLINE O12: what was sent before a backup was restored is offered on the page, and sent again', async () => {
  const before = await openReadRanch();
  for (const label of ['First', 'Second']) before.record(label, [move(MESA)]);
  await before.idle();
  await untilTrue(async () => (await findDevice()?.outbox.sent(OWNER))?.length === 2);

  const ranch = fakeRecordServer(aRecord());
  ranch.restore('epoch-2', aRecord());
  const { user } = await openPage(ranch.answers);
  expect(await screen.findByText(/^The server was restored from a backup\. This device noticed it on/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send 2 changes again' }));
  await waitFor(() => expect(ranch.applied.size).toBe(2));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send 2 changes again' })).toBeNull());
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
});

it('OFFLINE O9: who was removed saves what waits as a file named after the ranch, and deletes it', async () => {
  const { user, store, server } = await openPage({ [CHANGES]: 'connection reset' });
  await screen.findByText(/records, as of/);
  act(() => void store.dispatch(changeRecorded(labeled('Moved Cows'), [move(MESA)])));
  await untilTrue(async () => (await rowsOnDisk()).length === 1);
  const elsewhere = aRanch({ ranch_uuid: '99999999-9999-4999-8999-999999999999', name: 'Dry Fork' });
  server.answers['GET /api/v3/user/me'] = { status: 200, body: aMe({ ranches: [elsewhere] }) };
  const body = { error: 'Forbidden', details: 'Forbidden', code: 'forbidden' };
  server.answers[CHANGES] = { status: 403, body };
  await user.click(screen.getByRole('button', { name: 'Try now' }));
  const words = 'You no longer belong to Rio Seco. Save these changes as a file for someone who does.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(await screen.findByText('1 change was not saved')).toBeVisible();
  expect(await screen.findByText('1 change is on this device only.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save as a file' }));
  expect(await screen.findByText(/^Saved as grazewell-changes-Rio-Seco-.*\.json\.$/)).toBeVisible();
  expect(names).toEqual([expect.stringMatching(/^grazewell-changes-Rio-Seco-\d{4}-\d\d-\d\d\.json$/)]);
  expect(await rowsOnDisk()).toMatchObject([{ state: 'stranded', ranchName: 'Rio Seco' }]);
  await user.click(screen.getByRole('button', { name: 'Delete changes that were never saved' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await untilTrue(async () => (await rowsOnDisk()).length === 0);
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  expect(screen.getByText('Everything is saved.')).toBeVisible();
});

it.each([
  ['before', 0],
  ['after', 1_500],
])(
  'OFFLINE O9: what waits for a ranch that was lost meanwhile is told of, %s the first try to send it',
  async (_when, ms) => {
    const before = await openReadRanch();
    before.server.answers[CHANGES] = { status: 426, body: { error: 'Old', details: 'Old', code: 'too_old' } };
    before.record('Moved Cows', [move(MESA)]);
    await before.until(({ records: { trouble } }) => trouble !== null);
    await untilTrue(async () => (await rowsOnDisk()).length === 1);
    const elsewhere = aRanch({ ranch_uuid: '99999999-9999-4999-8999-999999999999', name: 'Dry Fork' });
    const me = { status: 200, body: aMe({ ranches: [elsewhere] }) };
    const { server } = await openPage({
      'GET /api/v3/user/me': () => new Promise((answer) => setTimeout(answer, ms, me)),
      [CHANGES]: { status: 403, body: { error: 'Forbidden', details: 'Forbidden', code: 'forbidden' } },
    });
    expect(await screen.findByText('1 change was not saved')).toBeVisible();
    expect(await screen.findByText(/^You no longer belong to Rio Seco\. Save these changes as a file/)).toBeVisible();
    expect(await screen.findByText('1 change is on this device only.')).toBeVisible();
    expect(await rowsOnDisk()).toMatchObject([{ state: 'stranded' }]);
    // A browser that remembers the ranch may try once before it hears that it's lost.
    if (ms > 0) expect(server.callsTo(CHANGES)).not.toEqual([]);
  },
);

it('"Try now" says that it tries, and what came of it', async () => {
  const ranch = fakeRecordServer(aRecord());
  const { [CHANGES]: good } = ranch.answers;
  const { user, store, server } = await openPage({ ...ranch.answers, [CHANGES]: 'connection reset' });
  await screen.findByText(/records, as of/);
  act(() => void store.dispatch(changeRecorded(labeled('Moved Cows'), [move(MESA)])));
  await waitFor(() => expect(screen.getByText('Waiting for a connection')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Try now' }));
  expect(await screen.findByText(/^Still no connection\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try now' })).toHaveAttribute('aria-busy', 'false');

  let answer: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => (answer = resolve));
  server.answers[CHANGES] = async (call) => {
    await isHeld;
    return good(call);
  };
  await user.click(screen.getByRole('button', { name: 'Try now' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try now' })).toHaveAttribute('aria-busy', 'true'));
  answer();
  expect(await screen.findByText('1 change is saved')).toBeVisible();
});
