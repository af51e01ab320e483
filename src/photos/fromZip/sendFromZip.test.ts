/** @jest-environment node */
import { runSaga, stdChannel } from 'redux-saga';
import type { Action } from '@reduxjs/toolkit';
import { groupsAnswered } from '@records/recordsEvents';
import type { PictureStore } from '@records/store/pictureStore';
import { photosReducer, pictureHeld, pictureRefused, type PhotosState } from '../photosSlice';
import { sendFromZip } from './sendFromZip';

const [A, B] = ['a'.repeat(64), 'b'.repeat(64)];

let mockPhotos: string[] = [];
let mockRefused: string[] = [];
let mockStore: Pick<PictureStore, 'keep' | 'drop'>;
jest.mock('@records/index', () => ({
  selectAll: () => mockPhotos.map((sha256) => ({ uuid: `photo ${sha256}`, data: { sha256 } })),
}));
jest.mock('@records/recordsSelectors', () => ({
  selectEpoch: () => 'epoch',
  selectIsOnlyHere: (_state: unknown, uuid: string) => mockRefused.includes(uuid),
  selectRefused: () => mockRefused.map((uuid) => ({ group: { changes: [{ uuid }] } })),
  stateOf: () => ({ actor: 'maria', ranchUuid: 'ranch' }),
}));
jest.mock('@records/store/pictureStore', () => ({ findPictures: () => mockStore }));
jest.mock('./askPhotosZip', () => ({
  takeFromZip: async (_zip: Blob, wanted: readonly { sha256: string }[]) => ({
    read: { pictures: wanted.map(({ sha256 }) => ({ sha256, blob: new Blob(['picture']) })) },
  }),
}));

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A device that sends from zips. */
function aDevice() {
  const dropped: string[] = [];
  mockStore = { keep: async () => undefined, drop: async (_owner, sha256s) => void dropped.push(...sha256s) };
  let photos: PhotosState = photosReducer(undefined, { type: 'begin' });
  const channel = stdChannel<Action>();
  const dispatch = (action: Action) => {
    photos = photosReducer(photos, action);
    channel.put(action);
    return action;
  };
  const io = { channel, dispatch, getState: () => ({ photos }) };
  const send = async (...sha256s: string[]) => {
    runSaga(
      io,
      sendFromZip,
      new Blob(['zip']),
      sha256s.map((sha256) => ({ sha256, file: sha256, mayBeThere: false })),
    );
    await settle();
  };
  const tell = async (action: Action) => {
    dispatch(action);
    await settle();
  };
  return { send, tell, dropped, fromZip: () => photos.fromZip };
}
const answered = () => groupsAnswered({} as Parameters<typeof groupsAnswered>[0]);

beforeEach(() => {
  mockPhotos = [A, B];
  mockRefused = [];
});

it('counts what the server has and what it finds to be no picture, and lets go of both', async () => {
  const { send, tell, dropped, fromZip } = aDevice();
  await send(A, B);
  await tell(pictureHeld(A));
  expect(fromZip()).toEqual({ total: 2, sent: 1, bad: 0, state: 'underWay' });
  await tell(pictureRefused({ sha256: B, refusal: 'not_a_picture' }));
  expect(fromZip()).toEqual({ total: 2, sent: 1, bad: 1, state: 'over' });
  expect(dropped).toEqual([A, B]);
});

it('waits for no picture whose photo was deleted meanwhile', async () => {
  const { send, tell, fromZip } = aDevice();
  await send(A, B);
  mockPhotos = [B];
  await tell(answered());
  await tell(pictureHeld(B));
  expect(fromZip()).toEqual({ total: 2, sent: 1, bad: 0, state: 'over' });
});

it('waits for no photo that the server has refused', async () => {
  mockRefused = [`photo ${A}`];
  const { send, tell, fromZip } = aDevice();
  await send(A, B);
  await tell(pictureHeld(B));
  expect(fromZip()).toMatchObject({ sent: 1, state: 'over' });
});

it('a second zip ends the first', async () => {
  const { send, tell, fromZip } = aDevice();
  await send(A);
  await send(A, B);
  await tell(pictureHeld(A));
  await tell(pictureHeld(B));
  expect(fromZip()).toEqual({ total: 2, sent: 2, bad: 0, state: 'over' });
});
