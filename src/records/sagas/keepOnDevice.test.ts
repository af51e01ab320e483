import { IDBObjectStore, IDBTransaction } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import * as records from '@records/index';
import { changed, groupOf } from '@records/group';
import { fileGroupsTaken, groupsAnswered, minutePassed, mineChosen, tryAsked } from '@records/recordsEvents';
import { selectNow } from '@records/recordsSelectors';
import { selectContactAt, selectWrongClockAt } from '@records/selectWaiting';
import { findDevice } from '@records/store/findDevice';
import { connectionChanged } from '@shared/events';
import { noteServerTime } from '@shared/lib/serverTime';
import { newDevice, setDevice } from '@testing/fakeDevice';
import { aRecord, MESA } from '@testing/aRecord';
import { labeled } from '@testing/labeled';
import { CHANGES, fakeRecordServer, RECORDS } from '@testing/fakeRecordServer';
import { isWritten, labels, onDisk, OWNER, unreachable, untilOnDisk } from '@testing/onDisk';
import { move, openRanch, openReadRanch, rename } from '@testing/openRanch';

beforeEach(() => void newDevice());
afterEach(() => {
  jest.restoreAllMocks();
  setDevice(undefined);
});

it('a change is told of once it is on the disk', async () => {
  const { record, until, state } = await unreachable();
  record('Moved', [move(MESA)]);
  expect(state().ui.toasts).toEqual([]);
  await until((now) => now.ui.toasts.length > 0);
  expect(await labels()).toEqual(['Moved']);
  expect(state().ui.toasts).toMatchObject([{ kind: 'success' }]);
});

it('OFFLINE: where the commit never comes there is no toast, and the page still shows the change', async () => {
  const opened = await unreachable();
  jest.spyOn(IDBTransaction.prototype, 'addEventListener').mockImplementation(() => undefined);
  const uuid = opened.record('Renamed', [rename(opened.paddock(), 'Upper creek')]);
  const now = await opened.until(({ records: { outbox } }) => outbox.some(({ disk }) => disk === 'failed'));
  expect(now.ui.toasts).toEqual([]);
  expect(opened.paddock().data.name).toBe('Upper creek');
  expect(now.records.outbox).toMatchObject([{ group: { uuid } }]);
});

it('OFFLINE O1: what waits is there again after a restart, in order, with its times, and goes out once', async () => {
  const before = await unreachable();
  before.record('First', [move(MESA)]);
  before.record('Second', [rename(before.paddock(), 'Upper creek')]);
  await before.until((now) => now.records.outbox.length === 2 && isWritten(now));
  const times = before.state().records.outbox.map(({ group }) => group.at);

  const ranch = fakeRecordServer(aRecord());
  const after = await openRanch({ ranch });
  await after.until((now) => now.records.load.status === 'succeeded' && now.records.outbox.length === 0);
  expect(after.sent().flatMap(({ groups }) => groups.map(({ label }) => label))).toEqual(['First', 'Second']);
  expect(after.sent().flatMap(({ groups }) => groups.map((group) => (group as { at?: string }).at))).toEqual(times);
  await untilOnDisk();
  expect((await findDevice()?.outbox.sent(OWNER))?.map(({ group }) => group.label)).toEqual(['Second', 'First']);
});

it('OFFLINE O3: what is written over theirs keeps its place on the disk, before what builds on it', async () => {
  const { store, record, paddock, until } = await unreachable();
  const refused = record('First', [rename(paddock(), 'Upper creek')]);
  record('Second', [changed('paddock', paddock(), { acres: 90 })]);
  await until((now) => now.records.outbox.length === 2 && isWritten(now));
  const result = {
    uuid: refused,
    status: 'refused' as const,
    code: 'key_reused',
    change: null,
    details: 'Not the same',
  };
  store.dispatch(groupsAnswered([result]));
  for (let press = 0; press < 2; press += 1) store.dispatch(mineChosen(refused));
  await until((now) => now.records.outbox[0]?.group.uuid !== refused && isWritten(now));
  const [first, second] = await onDisk();
  expect(first).toMatchObject({ group: { label: 'First' }, refusal: null });
  expect(second?.group).toMatchObject({ label: 'Second', changes: [{ base: first?.group.uuid }] });
  expect(await labels()).toEqual(['First', 'Second']);
});

it('the disk knows that a group may have come to the server before it leaves', async () => {
  const { record, until, server } = await unreachable();
  let seen: boolean | undefined;
  server.answers[CHANGES] = async () => {
    seen ??= (await onDisk())[0]?.wasSent;
    return 'connection reset' as const;
  };
  record('Moved', [move(MESA)]);
  await until((now) => now.records.trouble !== null);
  expect(seen).toBe(true);
});

it('OFFLINE O11: what was set right by the server’s clock stays so over a restart', async () => {
  const anHour = 3_600_000;
  const before = await unreachable();
  const now = new Date(Date.now() - anHour).toISOString();
  before.server.answers[CHANGES] = { status: 409, body: { error: 'Clock', details: 'Off', code: 'clock', now } };
  before.record('Moved', [move(MESA)]);
  await before.until((state) => state.records.trouble !== null);
  const [set] = before.state().records.outbox;
  await before.until(isWritten);

  const after = await openRanch();
  after.server.answers[CHANGES] = 'no answer';
  await after.until((state) => state.records.outbox.length > 0);
  expect(after.state().records).toMatchObject({ outbox: [{ group: { at: set?.group.at } }] });
  expect(Math.abs(after.state().records.clockOffsetMs + anHour)).toBeLessThan(5_000);
  expect(Math.abs(Date.parse(set?.group.at ?? '') - (Date.now() - anHour))).toBeLessThan(5_000);
});

it('OFFLINE O4: what the disk did not take at first is on it once it does, also where a try to send came between', async () => {
  const { record, until } = await unreachable();
  const full = () => {
    throw new DOMException('The quota is reached', 'QuotaExceededError');
  };
  const adding = jest.spyOn(IDBObjectStore.prototype, 'add');
  for (let tries = 0; tries < 3; tries += 1) adding.mockImplementationOnce(full);
  record('Moved', [move(MESA)]);
  await until(({ records: { outbox } }) => outbox[0]?.disk === 'failed');
  await until(isWritten);
  expect(adding.mock.calls.length).toBeGreaterThan(3);
  expect(await labels()).toEqual(['Moved']);
});

it('OFFLINE O4: a copy that made room for a change is made again once there is room', async () => {
  const { record, until, state } = await unreachable();
  jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
    throw new DOMException('The quota is reached', 'QuotaExceededError');
  });
  record('Moved', [move(MESA)]);
  await until(({ records: { copy } }) => copy === 'none');
  await until(isWritten);
  await until(({ records: { copy } }) => copy === 'whole');
  expect(await labels()).toEqual(['Moved']);
  expect(await findDevice()?.copies.heads()).toMatchObject([{ head: { cursor: state().records.position?.cursor } }]);
});

it('OFFLINE: what a file brings is written in pieces, in order, and all of it is on the disk', async () => {
  const { store, until } = await unreachable();
  const many = Array.from({ length: 450 }, (_, at) => String(at + 1));
  const groups = many.map((label) => groupOf(labeled(label), [move(MESA)]));
  store.dispatch(fileGroupsTaken(groups.map((group) => ({ group, by: 'page', fileOf: 'ben' }))));
  await until(isWritten);
  expect(await labels()).toEqual(many);
});

it('says that a change is on this device only, and that it is saved once it has waited for long', async () => {
  const { record, store, until, server, ranch } = await unreachable();
  store.dispatch(connectionChanged('unreachable'));
  record('Moved', [move(MESA)]);
  await until(({ ui }) => ui.toasts.some(({ message }) => message === 'Moved. Kept on this device, not sent yet.'));
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
  Object.assign(server.answers, ranch.answers);
  store.dispatch(connectionChanged('online'));
  store.dispatch(tryAsked());
  await until(({ ui }) => ui.toasts.some(({ message }) => message === '1 change is saved'));
});

it('the page hears of what was sent once the disk has it', async () => {
  const { record, until } = await openReadRanch();
  await until((now) => now.records.copy === 'whole');
  record('Moved', [move(MESA)]);
  await until(({ records: { deviceNews } }) => deviceNews > 0);
  expect((await findDevice()?.outbox.sent(OWNER))?.map(({ group }) => group.label)).toEqual(['Moved']);
});

it('the server is never told to have answered in the future', async () => {
  const { state } = await openReadRanch();
  const contactAt = selectContactAt(state()) ?? 0;
  expect(contactAt).toBeLessThanOrEqual(Date.now());
  expect(contactAt).toBeGreaterThan(Date.now() - 120_000);
});

it('a minute that begins when the clock is looked at is the one that figures are computed for', async () => {
  const { store, state } = await openReadRanch();
  const minute = (Math.floor(Date.now() / 60_000) + 10) * 60_000;
  store.dispatch({ ...minutePassed(), payload: { deviceAt: minute, serverAt: 0 } });
  expect(selectNow(state())).toBe(minute + 60_000);
  store.dispatch({ ...minutePassed(), payload: { deviceAt: minute + 59_999, serverAt: 0 } });
  expect(selectNow(state())).toBe(minute + 60_000);
});

it('OFFLINE O11: a clock that is behind what has been is told of', async () => {
  const { store, state, record, until } = await unreachable();
  record('Moved', [move(MESA)]);
  await until(isWritten);
  expect(selectWrongClockAt(state())).toBeNull();
  const aDayAgo = Date.now() - 86_400_000;
  store.dispatch({ ...minutePassed(), payload: { deviceAt: aDayAgo, serverAt: 0 } });
  expect(selectWrongClockAt(state())).toBe(aDayAgo);
});

it('OFFLINE O11: a clock that is behind what the server says is told of before anything is recorded', async () => {
  const { store, state } = await openReadRanch();
  expect(selectWrongClockAt(state())).toBeNull();
  noteServerTime(new Date(Date.now() + 86_400_000).toUTCString());
  const tick = minutePassed();
  store.dispatch(tick);
  expect(selectWrongClockAt(state())).toBe(tick.payload.deviceAt);
});

it('OFFLINE O4: a group of nonsense and one of a newer version are kept as they are, and never sent', async () => {
  const before = await unreachable();
  before.record('Moved', [move(MESA)]);
  before.record('Renamed', [rename(before.paddock(), 'Upper creek')]);
  await before.until(({ records: { outbox } }) => outbox.length === 2);
  await before.until(isWritten);
  const database = await openDB('grazewell-outbox');
  const [moved, renamed] = (await database.getAll('groups')) as object[];
  await database.put('groups', { ...moved, schema: 999 });
  await database.put('groups', { ...renamed, group: 'nonsense' });
  const kept = await database.getAll('groups');

  const after = await openReadRanch();
  await after.idle();
  after.record('Moved again', [move(MESA)]);
  await after.idle();
  expect(after.sent().flatMap(({ groups }) => groups.map(({ label }) => label))).toEqual(['Moved again']);
  await findDevice()?.outbox.strand(OWNER);
  await findDevice()?.outbox.dropStranded(OWNER);
  expect(await database.getAll('groups')).toEqual(kept);
  database.close();
});

it('a ranch that the server has not confirmed for 30 days is not shown, and what waits is kept', async () => {
  const before = await unreachable();
  before.record('Moved', [move(MESA)]);
  await before.until(isWritten);
  await findDevice()?.notes.noteContact(OWNER.actor, Date.now() - 31 * 86_400_000);

  const ranch = fakeRecordServer(aRecord());
  const { [RECORDS]: read } = ranch.answers;
  Object.assign(ranch.answers, { [CHANGES]: 'connection reset', [RECORDS]: 'connection reset' });
  const after = await openRanch({ ranch });
  await after.until(({ records: now }) => now.device === 'open');
  expect(records.selectIsStale(after.state())).toBe(true);
  expect(records.selectAll(after.state(), 'paddock')).toEqual([]);
  expect(await labels()).toEqual(['Moved']);
  after.server.answers[RECORDS] = read;
  await after.until((now) => now.records.load.status === 'succeeded');
  expect(records.selectIsStale(after.state())).toBe(false);
});

it('OFFLINE O4: what waits is kept again once the storage was cleared below an open page', async () => {
  const { record, until, paddock } = await unreachable();
  record('Moved', [move(MESA)]);
  await until(isWritten);
  await deleteDB('grazewell-outbox');
  record('Renamed', [rename(paddock(), 'Upper creek')]);
  await untilOnDisk('Moved', 'Renamed');
});

it('what is undone before it was sent is gone from the disk', async () => {
  const { record, until, store, server } = await unreachable();
  server.answers[CHANGES] = { status: 426, body: { error: 'Old', details: 'Old', code: 'too_old' } };
  record('Moved', [move(MESA)]);
  await until((now) => now.records.trouble !== null);
  const kept = record('Moved again', [move(MESA)]);
  await until(isWritten);
  store.dispatch(records.undoRequested(kept));
  await until((now) => now.records.outbox.length === 1);
  await untilOnDisk('Moved');
});

it('a device that cannot be opened keeps nothing, and everything goes out as without one', async () => {
  const broken = newDevice();
  jest.spyOn(broken, 'open').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { record, idle, state, ranch } = await openReadRanch();
  expect(state().records.device).toBe('none');
  record('Moved', [move(MESA)]);
  await idle();
  expect(ranch.applied.size).toBe(1);
});
