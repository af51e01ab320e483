import * as records from '@records/index';
import { findDevice } from '@records/store/findDevice';
import { newDevice, setDevice } from '@testing/fakeDevice';
import { MESA } from '@testing/aRecord';
import { CHANGES, RECORDS } from '@testing/fakeRecordServer';
import { isWritten, labels, OWNER, unreachable, untilOnDisk } from '@testing/onDisk';
import { move } from '@testing/openRanch';

beforeEach(() => void newDevice());
afterEach(() => {
  jest.restoreAllMocks();
  setDevice(undefined);
});

/** From now on no write succeeds, until the returned function is called; `tried` tells how many there were. */
function failing() {
  const device = findDevice();
  if (device === undefined) throw new Error('no device');
  const spy = jest.spyOn(device.outbox, 'write').mockRejectedValue(new DOMException('Broken', 'UnknownError'));
  return { tried: () => spy.mock.calls.length, recover: () => spy.mockRestore() };
}
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));

/** One group waits for an update of the app, and another one was undone without the disk taking it. */
async function undone() {
  const opened = await unreachable();
  opened.server.answers[CHANGES] = { status: 426, body: { error: 'Old', details: 'Old', code: 'too_old' } };
  opened.record('Moved', [move(MESA)]);
  await opened.until((now) => now.records.trouble !== null);
  const second = opened.record('Moved again', [move(MESA)]);
  await opened.until(isWritten);
  const disk = failing();
  opened.store.dispatch(records.undoRequested(second));
  while (disk.tried() === 0) await new Promise((go) => setTimeout(go, 5));
  disk.recover();
  expect(await labels()).toEqual(['Moved', 'Moved again']);
  return opened;
}

it('what was undone, and a failing disk did not take, goes once the page is looked at again', async () => {
  await undone();
  lookAgain();
  await untilOnDisk('Moved');
});

it('or with the next change, before it may be sent', async () => {
  const { record } = await undone();
  record('Moved back', [move(MESA)]);
  await untilOnDisk('Moved', 'Moved back');
});

it('what was saved is among what was sent, and waits no longer', async () => {
  const { record, idle, server, ranch, until } = await unreachable();
  let disk: ReturnType<typeof failing> | undefined;
  record('Moved', [move(MESA)]);
  await until(isWritten);
  server.answers[CHANGES] = (sent) => {
    disk = failing();
    return ranch.answers[CHANGES](sent);
  };
  Object.assign(server.answers, { [RECORDS]: ranch.answers[RECORDS] });
  await idle();
  expect(await labels()).toEqual(['Moved']);
  disk?.recover();
  lookAgain();
  await untilOnDisk();
  expect((await findDevice()?.outbox.sent(OWNER))?.map(({ group }) => group.label)).toEqual(['Moved']);
});
