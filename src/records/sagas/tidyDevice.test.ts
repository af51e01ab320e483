import { meLoaded, sessionEnded } from '@shared/events';
import { deviceCopies } from '@shared/lib/deviceCopies';
import { markWaiting } from '@shared/lib/waitingMark';
import { aMe, RANCH_UUID } from '@testing/factories';
import { newDevice, setDevice } from '@testing/fakeDevice';
import { aRecord } from '@testing/aRecord';
import { fakeRecordServer, RECORDS } from '@testing/fakeRecordServer';
import { openRanch, openReadRanch } from '@testing/openRanch';
import { findDevice, type Device } from '../store/findDevice';
import type { Owner } from '../store/outboxStore';
import { findPictures } from '../store/pictureStore';

const DAY_MS = 86_400_000;
const ME = aMe().uuid;
const HERE = { actor: ME, ranchUuid: RANCH_UUID };
const OTHER_RANCH = { actor: ME, ranchUuid: '11111111-1111-4111-8111-111111111111' };
const BENS = { actor: '22222222-2222-4222-8222-222222222222', ranchUuid: RANCH_UUID };

beforeEach(() => void newDevice());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  setDevice(undefined);
});

function theDevice(): Device {
  const device = findDevice();
  if (device === undefined) throw new Error('no device');
  return device;
}

/** A copy of a ranch that was read, or last brought up to date, so many days ago. */
async function keepCopy(owner: Owner, daysAgo: number): Promise<void> {
  const { copies } = theDevice();
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'performance'] });
  jest.setSystemTime(Date.now() - daysAgo * DAY_MS);
  const built = await copies.build(owner, [], () => false);
  if (built === undefined) throw new Error('not built');
  await copies.finish(owner, built, { epoch: 'epoch-1', head: 0, cursor: 0 }, []);
  jest.useRealTimers();
}

const noteContact = (actor: string, daysAgo: number) =>
  theDevice().notes.noteContact(actor, Date.now() - daysAgo * DAY_MS);
const copiesOf = async () => (await theDevice().copies.heads()).map(({ actor, ranchUuid }) => ({ actor, ranchUuid }));

/** The ranch is opened where the server can't be reached. */
async function openWithoutServer() {
  const ranch = fakeRecordServer(aRecord());
  ranch.answers[RECORDS] = 'connection reset' as never;
  const opened = await openRanch({ ranch });
  await opened.until(({ records }) => records.device === 'open');
  return opened;
}

it('OFFLINE O2: the copy of a person whom the server has not answered for 60 days goes, whoever opens the device', async () => {
  await keepCopy(BENS, 0);
  await noteContact(BENS.actor, 61);
  await keepCopy(HERE, 0);
  await noteContact(ME, 1);
  // The server isn't reached: nothing says who else may work here.
  await openWithoutServer();
  expect(await copiesOf()).toEqual([HERE]);
});

it('a ranch that was not opened for 60 days stays while the server answers its person', async () => {
  await keepCopy(OTHER_RANCH, 61);
  await noteContact(ME, 1);
  const { until, store } = await openReadRanch();
  await until(({ records }) => records.copy === 'whole');
  const isTidied = jest.spyOn(theDevice().outbox, 'isAnyWaiting');
  store.dispatch(meLoaded(aMe()));
  while (isTidied.mock.calls.length === 0) await new Promise((go) => setTimeout(go, 5));
  expect(await copiesOf()).toEqual(expect.arrayContaining([HERE, OTHER_RANCH]));
});

it('the own copy goes after 60 days too, and is kept again once the server answers', async () => {
  await keepCopy(HERE, 61);
  await noteContact(ME, 61);
  expect(deviceCopies.has(HERE)).toBe(true);
  const { server, until } = await openWithoutServer();
  expect(await copiesOf()).toEqual([]);
  expect(deviceCopies.has(HERE)).toBe(false);
  Object.assign(server.answers, fakeRecordServer(aRecord()).answers);
  await until(({ records }) => records.copy === 'whole');
  expect(await copiesOf()).toEqual([HERE]);
});

describe('who was here, and when', () => {
  const contacts = () => Promise.all([ME, BENS.actor].map((actor) => theDevice().notes.contact(actor)));
  /** Waits for what is written behind. */
  const untilContacts = async (holds: (contacts: readonly (number | undefined)[]) => boolean) => {
    while (!holds(await contacts())) await new Promise((go) => setTimeout(go, 5));
  };

  it('OFFLINE O2, F5: nothing of it stays after a sign-out, but what the clock lacks', async () => {
    await noteContact(BENS.actor, 1);
    await theDevice().notes.noteClockOffset(7_000);
    const { store, until } = await openReadRanch();
    await until(({ records }) => records.copy === 'whole');
    await untilContacts(([mine]) => mine !== undefined);
    await theDevice().notes.noteRestored(RANCH_UUID, { epoch: 'epoch-1', at: 1 });
    store.dispatch(sessionEnded('signedOut'));
    await untilContacts((all) => all.every((at) => at === undefined));
    expect(await theDevice().notes.restoredAt(RANCH_UUID, 'epoch-1')).toBeUndefined();
    expect(await theDevice().notes.clockOffset()).toBe(7_000);
  });

  it('nothing of it stays of anybody else once somebody logs in', async () => {
    await noteContact(BENS.actor, 1);
    const { store } = await openReadRanch();
    await untilContacts(([mine]) => mine !== undefined);
    store.dispatch(meLoaded(aMe()));
    await untilContacts(([mine, bens]) => mine !== undefined && bens === undefined);
  });

  it('a session that has only run out keeps it', async () => {
    const { store } = await openReadRanch();
    await untilContacts(([mine]) => mine !== undefined);
    store.dispatch(sessionEnded('refused'));
    await new Promise((go) => setTimeout(go, 50));
    expect((await contacts())[0]).toBeDefined();
  });
});

it('PHOTOS P7: pictures of a ranch that the person has lost don’t wait, since they can only be saved as a file', async () => {
  const sha256 = 'a'.repeat(64);
  for (const owner of [HERE, OTHER_RANCH, BENS]) {
    await findPictures()?.keep(owner, { sha256, blob: {} as Blob, small: {} as Blob });
    await findPictures()?.noteNamed(owner, new Map([[sha256, true]]));
  }
  markWaiting(true);
  const { store, until } = await openWithoutServer();
  store.dispatch(meLoaded(aMe()));
  const { records } = await until(({ records: { pictures } }) => pictures.length > 0);
  expect(records.pictures).toMatchObject([HERE, BENS]);
  expect((await findPictures()?.allWaiting())?.length).toBe(3);
  markWaiting(false);
});
