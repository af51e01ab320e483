import type { Action } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { picturesCounted } from '@records/recordsEvents';
import type { PicturesWaiting, PictureStore } from '@records/store/pictureStore';
import { lineSeen, pictureHeld, pictureKept, photosReducer, sendNowAsked, wifiOnlyChosen } from '../photosSlice';
import { countWaiting } from './countWaiting';

const OWNER = { actor: 'me', ranchUuid: 'ranch' };
const SHA256 = 'a'.repeat(64);

const mockPhotos = [{ uuid: 'photo', data: { sha256: SHA256 } }];
jest.mock('@records/index', () => ({
  selectAll: () => mockPhotos,
  selectAreRecordsReady: () => true,
}));

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A device that counts what waits, and what it has told last. */
function aDevice() {
  let photos = photosReducer(undefined, { type: 'begin' });
  let pictures: readonly PicturesWaiting[] = [];
  let tells = 0;
  const channel = stdChannel<Action>();
  const dispatch = (action: Action) => {
    photos = photosReducer(photos, action);
    if (picturesCounted.match(action)) {
      pictures = action.payload.filter(({ count }) => count > 0);
      tells += 1;
    }
    channel.put(action);
    return action;
  };
  const store = { noteNamed: async () => undefined } as unknown as PictureStore;
  const task = runSaga({ channel, dispatch, getState: () => ({ photos, records: { pictures } }) }, () =>
    countWaiting(store, OWNER),
  );
  const tell = async (action: Action) => {
    dispatch(action);
    await settle();
  };
  return { tell, told: () => pictures, tells: () => tells, end: () => task.cancel() };
}

it('pictures that wait for Wi-Fi are put off, and on their way once they are sent', async () => {
  const device = aDevice();
  await device.tell(pictureKept({ sha256: SHA256, bytes: 1, keptAt: 7 }));
  expect(device.told()).toEqual([{ ...OWNER, count: 1, since: 7, isPutOff: false }]);
  await device.tell(wifiOnlyChosen(true));
  await device.tell(lineSeen('other'));
  expect(device.told()).toEqual([{ ...OWNER, count: 1, since: 7, isPutOff: true }]);
  await device.tell(sendNowAsked());
  expect(device.told()).toEqual([{ ...OWNER, count: 1, since: 7, isPutOff: false }]);
  await device.tell(pictureHeld(SHA256));
  expect(device.told()).toEqual([]);
  device.end();
});

it('what counts the disk later, and knows no more than that, has not the last word', async () => {
  const device = aDevice();
  await device.tell(wifiOnlyChosen(true));
  await device.tell(lineSeen('other'));
  await device.tell(pictureKept({ sha256: SHA256, bytes: 1, keptAt: 7 }));
  await device.tell(picturesCounted([{ ...OWNER, count: 1, since: 7, isPutOff: false }]));
  expect(device.told()).toMatchObject([{ isPutOff: true }]);
  const tells = device.tells();
  await device.tell({ type: 'anything' });
  expect(device.tells()).toBe(tells);
  device.end();
});
