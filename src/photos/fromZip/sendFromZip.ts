import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { call, cancelled, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectAll, type WithRecords } from '@records/index';
import { allRead, changesRead, groupsAnswered, ranchForgotten } from '@records/recordsEvents';
import { selectIsOnlyHere, selectRefused, stateOf } from '@records/recordsSelectors';
import type { Owner } from '@records/store/outboxStore';
import { findPictures, type PictureStore } from '@records/store/pictureStore';
import { isSessionChanged, ranchChosen } from '@shared/events';
import { keepFromFile } from '../keepFromFile';
import { photosNeeded } from '../photosNeeded';
import {
  pictureHeld,
  pictureRefused,
  picturesFound,
  selectWaiting,
  zipBegun,
  zipEnded,
  zipMoved,
  type WithPhotos,
} from '../photosSlice';
import { isThere } from '../sending/sendPictures';
import { takeFromZip } from './askPhotosZip';
import type { PictureInZip } from './readPhotosZip';

/** A picture that is to go out. */
export interface PictureToSend extends PictureInZip {
  /** Whether its photo was on the ranch before: its picture may be, too. */
  readonly mayBeThere: boolean;
}

/** The person wants no more of them to be sent. */
export const zipStopped = createAction('photos/zipStopped');

/** How many pictures of a zip are on this device at once: all of them may be more than it has space for. */
const AT_ONCE = 8;

/** What may tell that more photos are saved. */
const MAY_BE_SAVED = [allRead, changesRead, groupsAnswered];

/** The hashes that photos of the ranch name: those that are saved, and those that may yet be. */
const hashesNow = (state: WithRecords) => {
  const refused = new Set(selectRefused(state).flatMap(({ group }) => group.changes.map(({ uuid }) => uuid)));
  const photos = selectAll(state, 'photo');
  const hashesOf = (all: typeof photos): ReadonlySet<string> => new Set(all.map(({ data }) => data.sha256));
  return {
    saved: hashesOf(photos.filter(({ uuid }) => !selectIsOnlyHere(state, uuid))),
    coming: hashesOf(photos.filter(({ uuid }) => !refused.has(uuid))),
  };
};

/** The next pictures of which the photos are saved, waiting for those; none where no photo is left that may be. */
function* nextSaved(left: readonly PictureToSend[]): SagaGenerator<readonly PictureToSend[]> {
  while (true) {
    const { saved, coming } = yield* select(hashesNow);
    const next = left.filter(({ sha256 }) => saved.has(sha256)).slice(0, AT_ONCE);
    if (next.length > 0 || !left.some(({ sha256 }) => coming.has(sha256))) return next;
    yield* take(MAY_BE_SAVED);
  }
}

/** Those that the server hasn't got. */
function* notThere(owner: Owner, pictures: readonly PictureToSend[]): SagaGenerator<readonly PictureToSend[]> {
  const missing: PictureToSend[] = [];
  for (const each of pictures) {
    if (each.mayBeThere && (yield* isThere(owner, each.sha256))) yield* put(zipMoved({ sent: 1 }));
    else missing.push(each);
  }
  return missing;
}

/**
 * Waits until the server has each of them or won't have it, and tells of each. One whose photo is deleted meanwhile is waited
 * for no longer.
 */
function* untilSent(sha256s: readonly string[]): SagaGenerator<void> {
  let left = sha256s;
  while (left.length > 0) {
    const waiting = yield* select(selectWaiting);
    const { saved } = yield* select(hashesNow);
    const isBad = (sha256: string) => (waiting[sha256]?.refusal ?? null) !== null;
    const gone = left.filter((sha256) => waiting[sha256] !== undefined && !saved.has(sha256));
    const bad = left.filter((sha256) => isBad(sha256) && !gone.includes(sha256));
    const next = left.filter((sha256) => waiting[sha256] !== undefined && !isBad(sha256) && !gone.includes(sha256));
    const sent = left.length - next.length - bad.length - gone.length;
    if (sent + bad.length > 0) yield* put(zipMoved({ sent, bad: bad.length }));
    left = next;
    if (left.length > 0) yield* take([...MAY_BE_SAVED, pictureHeld, pictureRefused, picturesFound]);
  }
}

/** Takes pictures out of the zip onto this device, from where they are sent like any other. Answers which could be read. */
function* takeOut(
  store: PictureStore,
  owner: Owner,
  zip: Blob,
  wanted: readonly PictureInZip[],
): SagaGenerator<readonly string[] | 'unreadable'> {
  const asked = new AbortController();
  try {
    const answer = yield* call(takeFromZip, zip, wanted, asked.signal);
    if ('problem' in answer) return 'unreadable';
    const { pictures } = answer.read;
    for (const each of pictures) yield* put(yield* call(keepFromFile, store, owner, each));
    return pictures.map(({ sha256 }) => sha256);
  } finally {
    if (yield* cancelled()) asked.abort();
  }
}

/** What keeps and sends pictures is loaded when it is needed. */
function* untilLoaded(): SagaGenerator<void> {
  yield* put(photosNeeded());
  while (!(yield* select(({ photos }: WithPhotos) => photos !== undefined))) yield* take('*');
}

function* sendAll(store: PictureStore, owner: Owner, zip: Blob, all: readonly PictureToSend[]): SagaGenerator<void> {
  yield* untilLoaded();
  yield* put(zipBegun(all.length));
  let left = all;
  while (true) {
    const next = yield* nextSaved(left);
    if (next.length === 0) break;
    left = left.filter((each) => !next.includes(each));
    const wanted = yield* notThere(owner, next);
    const taken = yield* takeOut(store, owner, zip, wanted);
    if (taken === 'unreadable') {
      yield* put(zipEnded('unreadable'));
      return;
    }
    yield* put(zipMoved({ bad: wanted.length - taken.length }));
    yield* untilSent(taken);
    // They are in the zip.
    yield* call(store.drop, owner, taken);
  }
  yield* put(zipEnded('over'));
}

/**
 * Sends the pictures of a `photos.zip` for photos of the open ranch, each once its photo is saved, a few at a time. It ends
 * with the page or where the person goes to another ranch; what lies on the device by then still goes out.
 */
export function* sendFromZip(zip: Blob, pictures: readonly PictureToSend[]): SagaGenerator<void> {
  const { actor, ranchUuid } = stateOf(yield* select((state: WithRecords) => state));
  const store = findPictures();
  if (actor === null || ranchUuid === null || store === undefined) return;
  // Of two at once nobody could tell which is how far.
  yield* put(zipStopped());
  try {
    const { stopped } = yield* race({
      sent: call(sendAll, store, { actor, ranchUuid }, zip, pictures),
      stopped: take(isAnyOf(zipStopped, isSessionChanged, ranchChosen, ranchForgotten)),
    });
    if (stopped !== undefined) yield* put(zipEnded('stopped'));
  } catch {
    yield* put(zipEnded('noSpace'));
  }
}
