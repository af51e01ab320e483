import { runSaga, stdChannel, type Saga } from 'redux-saga';
import type { Action } from '@reduxjs/toolkit';
import type { KeptPicture, PictureStore } from '@records/store/pictureStore';
import {
  lineSeen,
  pictureHeld,
  pictureKept,
  photosReducer,
  selectWaitsForWifi,
  selectWifi,
  sendNowAsked,
  wifiOnlyChosen,
  type PhotosState,
} from '../photosSlice';
import { sendPictures } from './sendPictures';
import { wifiOnlySaga } from './wifiChoice';

const OWNER = { actor: 'me', ranchUuid: 'ranch' };
const SHA256 = 'a'.repeat(64);

const mockUpload = jest.fn();
jest.mock('./uploadPicture', () => ({ uploadPicture: (...given: unknown[]) => mockUpload(...given) as unknown }));
jest.mock('@features/ui', () => ({ selectAppSettings: () => ({ API_V1: '/api/v1' }) }));
jest.mock('@records/recordsSelectors', () => ({ selectEpoch: () => 'epoch', selectIsOnlyHere: () => false }));
jest.mock('@records/index', () => ({
  selectAll: () => [{ uuid: 'photo', data: { sha256: 'a'.repeat(64) } }],
  selectAreRecordsReady: () => true,
}));

const line = Object.assign(new EventTarget(), { type: 'wifi', saveData: false });
const become = (now: { type?: string; saveData?: boolean }) => {
  Object.assign(line, now);
  line.dispatchEvent(new Event('change'));
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  localStorage.clear();
  mockUpload.mockReset().mockReturnValue(() => undefined);
  Object.assign(line, { type: 'wifi', saveData: false });
  Object.defineProperty(navigator, 'connection', { value: line, configurable: true });
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

/** A device that follows its connection. */
async function aDevice() {
  let photos: PhotosState = photosReducer(undefined, { type: 'begin' });
  const channel = stdChannel<Action>();
  const dispatch = (action: Action) => {
    photos = photosReducer(photos, action);
    channel.put(action);
    return action;
  };
  const io = { channel, dispatch, getState: () => ({ photos }) };
  const tasks = [runSaga(io, wifiOnlySaga)];
  await settle();
  const send = async () => {
    const kept = { sha256: SHA256, blob: new Blob(['x']), keptAt: 0, heldAt: null, uploadUrl: null, refusal: null };
    const note = async (_owner: unknown, _sha256: string, what: Partial<KeptPicture>) => void Object.assign(kept, what);
    const store = { list: async () => [kept], note } as unknown as PictureStore;
    dispatch(pictureKept({ sha256: SHA256, bytes: 1, keptAt: 0 }));
    tasks.push(runSaga(io, sendPictures as Saga<[PictureStore, typeof OWNER]>, store, OWNER));
    await settle();
  };
  const tell = async (action: Action) => {
    dispatch(action);
    await settle();
  };
  const end = () => tasks.forEach((task) => task.cancel());
  return { send, tell, end, wifi: () => selectWifi({ photos }), waits: () => selectWaitsForWifi({ photos }) };
}

it('where the browser doesn’t say what the connection is, pictures go out by any', async () => {
  Object.assign(line, { type: undefined });
  const device = await aDevice();
  await device.tell(wifiOnlyChosen(true));
  expect([device.wifi().line, device.waits()]).toEqual([null, false]);
  device.end();
});

it.each([
  [{ type: 'wifi' }, 'wifi'],
  [{ type: 'ethernet' }, 'wifi'],
  [{ type: 'cellular' }, 'other'],
  [{ type: 'unknown' }, 'other'],
  [{ type: 'wifi', saveData: true }, 'other'],
])('the connection %j counts as %s', async (now, kind) => {
  const device = await aDevice();
  become(now);
  await settle();
  expect(device.wifi().line).toBe(kind);
  device.end();
});

it('the choice is kept on this device', async () => {
  const before = await aDevice();
  expect(before.wifi().isOnly).toBe(false);
  await before.tell(wifiOnlyChosen(true));
  before.end();
  const after = await aDevice();
  expect(after.wifi().isOnly).toBe(true);
  after.end();
});

it('pictures wait for Wi-Fi, and go out once it is there', async () => {
  line.type = 'cellular';
  const device = await aDevice();
  await device.tell(wifiOnlyChosen(true));
  await device.send();
  expect([device.waits(), mockUpload.mock.calls]).toEqual([true, []]);
  become({ type: 'wifi' });
  await settle();
  expect([device.waits(), mockUpload.mock.calls.length]).toEqual([false, 1]);
  device.end();
});

it('one that is on its way stops when the phone leaves Wi-Fi', async () => {
  const stop = jest.fn();
  mockUpload.mockReturnValue(stop);
  const device = await aDevice();
  await device.tell(wifiOnlyChosen(true));
  await device.send();
  expect(stop).not.toHaveBeenCalled();
  become({ type: 'cellular' });
  await settle();
  expect([stop.mock.calls.length, mockUpload.mock.calls.length]).toEqual([1, 1]);
  device.end();
});

it('the person can send those that wait now, and the next ones wait again', async () => {
  line.type = 'cellular';
  const device = await aDevice();
  await device.tell(wifiOnlyChosen(true));
  await device.send();
  await device.tell(sendNowAsked());
  expect(mockUpload).toHaveBeenCalledTimes(1);
  await device.tell(lineSeen('other'));
  expect(device.waits()).toBe(false);
  await device.tell(pictureHeld(SHA256));
  expect(device.waits()).toBe(true);
  device.end();
});
