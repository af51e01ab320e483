import { act, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@contract/ranches/rights';
import { changesFileText, type FileGroup } from '@contract/grazing/changesFile';
import { clockCorrected, ranchForgotten, undoRequested } from '@records/recordsEvents';
import { stateOf, type WithRecords } from '@records/recordsSelectors';
import { findDevice } from '@records/store/findDevice';
import type { WorkerAnswer } from '@shared/fileWorker/WorkerAnswer';
import type { ReadChanges } from '@contract/grazing/readChangesFile';
import { aPaddockRecord, aRecord, CREEK, MESA } from '@testing/aRecord';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import { newDevice, setDevice } from '@testing/fakeDevice';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';
import { MIGUEL } from '@testing/withPeople';
import { readFile, type ChangesAsked } from './readFile';

/** jsdom has no workers: what one would do is done beside the page. */
class MockWorker {
  onmessage: ((event: { data: WorkerAnswer<ReadChanges> }) => void) | null = null;
  postMessage(asked: ChangesAsked): void {
    void readFile(asked).then((data) => this.onmessage?.({ data }));
  }
  terminate(): void {
    this.onmessage = null;
  }
}
// The file of the worker is named by an address that only a bundler can read.
jest.mock('./startChangesReader', () => ({ startChangesReader: () => new MockWorker() }));

const uuid = (index: number) => `33333333-3333-4333-8333-${String(index).padStart(12, '0')}`;
const rename = (index: number, name: string, of = CREEK, base: number | string = 6): FileGroup => ({
  schema: 2,
  group: {
    uuid: uuid(index),
    at: '2026-06-01T12:00:00.000Z',
    label: `Renamed to ${name}`,
    import_uuid: null,
    changes: [{ kind: 'paddock', uuid: of, base, data: { name } }],
  },
});
const TWO = [rename(1, 'Upper creek'), rename(2, 'High mesa', MESA)];

/** jsdom's files know their bytes by another call than those of browsers. */
function fileOf(groups: readonly FileGroup[], ranchUuid = RANCH_UUID): File {
  const ranch = { ranch_uuid: ranchUuid, name: 'Rio Seco' };
  const text = changesFileText({ ranch, person: MIGUEL, saved_at: '2026-06-02T12:00:00.000Z', groups });
  const bytes = new TextEncoder().encode(text);
  return Object.assign(new File([bytes], 'changes.json'), { arrayBuffer: async () => bytes.buffer });
}

beforeEach(() => void newDevice());
afterEach(async () => {
  // What a test leaves waiting would be sent again, to the server of the next one.
  await act(async () => void leave());
  setDevice(undefined);
});

let leave: () => unknown = () => undefined;

async function open(role: Role = 'member') {
  const ranch = fakeRecordServer(aRecord());
  const me = aMe({ ranches: [aRanch({ role })] });
  const answers = { 'GET /api/v3/user/me': { status: 200, body: me }, ...ranch.answers };
  const app = await renderApp('/settings/device', { hasSession: true, answers });
  leave = () => app.store.dispatch(ranchForgotten({ code: 'forbidden', message: '' }));
  await screen.findByText(/records, as of|Not on this device yet/);
  const choose = async (file: File) => app.user.upload(await screen.findByLabelText('Read a file'), file);
  const button = (name: string) => screen.getByRole('button', { name });
  const calls = () =>
    app.server.callsTo(CHANGES).map(({ query, body }) => ({ query, groups: (body as { groups: object[] }).groups }));
  const outbox = () => stateOf(app.store.getState() as WithRecords).outbox;
  const card = () => {
    const found = screen.getByRole('heading', { name: 'Changes from another device' }).parentElement;
    return within(found ?? document.body);
  };
  return { ...app, ranch, choose, button, calls, outbox, card };
}

it('OFFLINE O9: shows who recorded what and when, all ticked', async () => {
  const { choose, button } = await open();
  await choose(fileOf(TWO));
  expect(await screen.findByText(/^Recorded by Miguel Ortiz, saved as a file/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Renamed to Upper creek' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Renamed to High mesa' })).toBeChecked();
  expect(screen.getAllByText('Recorded Mon, Jun 1, 6:00 AM')).toHaveLength(2);
  expect(screen.getByText('They will be saved under your name.')).toBeVisible();
  expect(button('Send 2 changes')).toBeEnabled();
});

it('OFFLINE O9: sends what is ticked once, with its own ids and whose file it is, however often it is pressed', async () => {
  const { user, choose, button, calls, ranch } = await open();
  await choose(fileOf([...TWO, rename(3, 'Third', CREEK, uuid(1))]));
  await user.click(await screen.findByRole('checkbox', { name: 'Renamed to Third' }));
  await user.dblClick(button('Send 2 changes'));
  expect(await screen.findByText('2 changes are saved.')).toBeVisible();
  const sent = calls().filter(({ query }) => new URLSearchParams(query).get('file_of') === MIGUEL.uuid);
  expect(sent.flatMap(({ groups }) => groups)).toEqual(TWO.map(({ group }) => group));
  expect(ranch.get(CREEK)?.data?.name).toBe('Upper creek');
});

it('OFFLINE O9: says what the first device had sent already, and adds no change twice', async () => {
  const { user, choose, button, card, ranch, outbox, calls } = await open();
  // As the first device sends it; the head that the page knows is asked for after.
  ranch.judge(TWO[0]?.group as Parameters<typeof ranch.judge>[0]);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await choose(fileOf(TWO));
  await user.click(await screen.findByRole('button', { name: 'Send 2 changes' }));
  await waitFor(() => expect(outbox()).toEqual([]));
  await user.click(button('Read another file'));
  await choose(fileOf(TWO));
  await user.click(await screen.findByRole('button', { name: 'Send 2 changes' }));
  expect(await card().findByText('2 changes were already saved.')).toBeVisible();
  expect(card().getAllByText('Already saved')).toHaveLength(2);
  expect(outbox()).toEqual([]);
  expect(calls().flatMap(({ groups }) => groups)).toHaveLength(2);
});

it('OFFLINE O9: what waits here goes first, and keeps whose file it is on the disk', async () => {
  const { user, store, server, choose, button, outbox } = await open();
  Object.assign(server.answers, { [CHANGES]: 'connection reset' });
  await choose(fileOf(TWO));
  await user.click(await screen.findByRole('button', { name: 'Send 2 changes' }));
  await waitFor(async () => {
    const stored = await findDevice()?.outbox.read(aMe().uuid);
    expect(stored?.groups.map(({ fileOf: of, wasSent }) => [of, wasSent])).toEqual([
      [MIGUEL.uuid, true],
      [MIGUEL.uuid, true],
    ]);
  });
  await act(async () => void store.dispatch(clockCorrected(3_600_000)));
  expect(outbox().map(({ group }) => group.at)).toEqual(TWO.map(({ group }) => group.at));
  await act(async () => void store.dispatch(undoRequested(uuid(1))));
  expect(outbox()).toHaveLength(3);
  expect(outbox().map(({ fileOf: of }) => of)).toEqual([MIGUEL.uuid, MIGUEL.uuid, null]);
  await user.click(button('Read another file'));
  await choose(fileOf(TWO));
  await user.click(await screen.findByRole('button', { name: 'Send 2 changes' }));
  expect(outbox()).toHaveLength(3);
});

it('OFFLINE O9: a change that is refused says so and stays in the list', async () => {
  const { user, ranch, choose, card } = await open();
  ranch.others({ ...aPaddockRecord('creek'), data: { name: 'Lower creek' } });
  await choose(fileOf(TWO));
  await user.click(await screen.findByRole('button', { name: 'Send 2 changes' }));
  expect(await card().findByText(/1 change was not saved\. The list “Waiting” says why\./)).toBeVisible();
  expect(card().getByText('Not saved')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Waiting' })).toBeVisible();
});

it('OFFLINE O9: shows 500 changes at a time, and sends all of them', async () => {
  const { user, choose, button } = await open();
  await choose(fileOf(Array.from({ length: 501 }, (_, index) => rename(index, 'Creek'))));
  expect(await screen.findByText('1 to 500 of 501')).toBeVisible();
  expect(screen.getAllByRole('checkbox')).toHaveLength(500);
  await user.click(button('Next changes'));
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(button('Send 501 changes')).toBeVisible();
});

it.each([
  [fileOf(TWO, aMe().uuid), 'These changes are for another ranch, Rio Seco.'],
  [new File(['x'.repeat(16 * 1024 * 1024 + 1)], 'large.json'), 'This file is larger than 16 MB, so it can’t be read.'],
  [
    Object.assign(new File(['x'], 'latin.json'), {
      arrayBuffer: async () => new Uint8Array([0x22, 0xe9, 0x22]).buffer,
    }),
    'This file is damaged. Save it on the other device again.',
  ],
])('OFFLINE O9: refuses a file in one sentence, and another can be chosen', async (file, sentence) => {
  const { choose } = await open();
  await choose(file);
  expect(await screen.findByText(sentence)).toBeVisible();
  await choose(fileOf(TWO));
  expect(await screen.findByRole('button', { name: 'Send 2 changes' })).toBeVisible();
  expect(screen.queryByText(sentence)).toBeNull();
});

it('OFFLINE O9: is not offered to who may not record', async () => {
  await open('viewer');
  await screen.findByText(/records, as of/);
  expect(screen.queryByText('Changes from another device')).toBeNull();
});
