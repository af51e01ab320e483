import { IDBObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import { CREEK, MESA } from '@testing/aRecord';
import { newDevice, setDevice } from '@testing/fakeDevice';
import type { Theirs } from '../outbox';
import type { Copy } from './copyStore';
import { findDevice } from './findDevice';

const ANA = { actor: 'ana', ranchUuid: 'rio-seco' };
const POSITION = { epoch: 'first', head: 1, cursor: 1 };

beforeEach(() => void newDevice());
afterEach(() => {
  jest.restoreAllMocks();
  setDevice(undefined);
});

function opened() {
  const device = findDevice();
  if (device === undefined) throw new Error('this device keeps nothing');
  return device.copies;
}

const paddock = (uuid: string): Theirs => ({
  kind: 'paddock',
  uuid,
  revision: 1,
  changed_at: '2026-05-01T12:00:00.000Z',
  changed_by: null,
  data: { name: 'Creek' },
});

async function built(uuid: string) {
  const done = await opened().build(ANA, [paddock(uuid)], () => false);
  if (done === undefined) throw new Error('not built');
  return done;
}

const keep = async (uuid: string) => opened().finish(ANA, await built(uuid), POSITION, []);
const uuidsOf = (copy: Copy | undefined) => copy?.records.map(({ uuid }) => uuid);
const headOf = async () => (await opened().heads())[0]?.head;

/** From now on each look at the clock is a second later. */
function letTimePass(): void {
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 1_000));
}

it('reading a copy notes when it was opened, and nothing else', async () => {
  letTimePass();
  await keep(CREEK);
  const before = await headOf();
  await opened().read(ANA);
  const after = await headOf();
  expect(after).toEqual({ ...before, openedAt: expect.any(Number) as number });
  expect(after?.openedAt).toBeGreaterThan(before?.openedAt ?? Infinity);
});

it('OFFLINE O4: a full disk does not keep a copy from being read', async () => {
  await keep(CREEK);
  const putting = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota is reached', 'QuotaExceededError');
  });
  expect(uuidsOf(await opened().read(ANA))).toEqual([CREEK]);
  await headOf();
  expect(putting).toHaveBeenCalledTimes(1);
  expect(uuidsOf(await opened().read(ANA))).toEqual([CREEK]);
});

it('a copy is read while another tab still reads it', async () => {
  await keep(CREEK);
  const otherTab = await openDB('grazewell-records');
  const { store } = otherTab.transaction('heads');
  let isRead = false;
  const otherReads = (async () => {
    while (!isRead) await store.count();
  })();
  expect(uuidsOf(await opened().read(ANA))).toEqual([CREEK]);
  isRead = true;
  await otherReads;
  otherTab.close();
});

it('a copy that another tab puts in place meanwhile is neither mixed in nor written over', async () => {
  letTimePass();
  await keep(CREEK);
  const next = await built(MESA);
  const reading = opened().read(ANA);
  await opened().finish(ANA, next, { ...POSITION, cursor: 7 }, []);
  expect(uuidsOf(await reading)).toEqual([CREEK]);
  const head = await headOf();
  expect(head).toMatchObject({ generation: next.generation, cursor: 7, openedAt: head?.contactAt });
  expect(uuidsOf(await opened().read(ANA))).toEqual([MESA]);
});

it('what another tab adds meanwhile stays, and a copy that it deletes does not come back', async () => {
  await keep(CREEK);
  const reading = opened().read(ANA);
  await opened().add(ANA, { ...POSITION, from: 1, cursor: 2, records: [paddock(MESA)] });
  await reading;
  expect(await headOf()).toMatchObject({ cursor: 2 });
  const late = opened().read(ANA);
  await opened().forget([ANA]);
  expect(uuidsOf(await late)).toEqual([CREEK, MESA]);
  expect(await headOf()).toBeUndefined();
});
