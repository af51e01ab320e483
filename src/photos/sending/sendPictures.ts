import { buffers, eventChannel } from 'redux-saga';
import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectAppSettings } from '@features/ui';
import { selectAll, selectAreRecordsReady, type DataOf, type Held, type WithRecords } from '@records/index';
import { allRead, changesRead, groupsAnswered, headHeard, ranchRestored, tryAsked } from '@records/recordsEvents';
import { selectEpoch, selectIsOnlyHere } from '@records/recordsSelectors';
import { backOff, failedAgain, NOT_FAILING } from '@records/sagas/backOff';
import type { Owner } from '@records/store/outboxStore';
import { connectionChanged } from '@shared/events';
import { pictureHeld, pictureKept, pictureMoved, picturePutOff, pictureRefused, picturesFound } from '../photosSlice';
import type { KeptPicture, PictureStore } from '@records/store/pictureStore';
import { pictureState, pictureUrl } from './pictureState';
import type { UploadFailure, UploadNews } from './uploadPicture';
import { untilLineFails, untilLineServes } from './wifiChoice';

/** What may leave a picture to be sent where there was none before. */
const MAY_HAVE_MORE = [
  allRead,
  changesRead,
  connectionChanged,
  groupsAnswered,
  headHeard,
  pictureKept,
  picturesFound,
  ranchRestored,
  tryAsked,
];

/** What the server won't take however often it is sent. */
const FOR_GOOD = ['not_a_picture', 'picture_too_large'];

/** How a try ended, and whether more of the picture has come by it. */
interface Failed extends UploadFailure {
  readonly hasMoved: boolean;
}

/** An upload that is over, or was given up. */
const GONE = 404;

const NOT_YET: Failed = { status: 0, code: 'unexpected', why: null, retryAfterMs: 0, hasMoved: false };

interface Next {
  readonly picture: KeptPicture;
  readonly photo: Held<DataOf<'photo'>>;
}

const isSaved = (state: WithRecords, { uuid }: Held) => !selectIsOnlyHere(state, uuid);

/**
 * The picture chosen first of those whose photo the server has.
 *
 * @param putOff those that the server has refused for now: the others go first
 */
function* nextPicture(store: PictureStore, owner: Owner, putOff: Set<string>): SagaGenerator<Next | undefined> {
  if (!(yield* select(selectAreRecordsReady))) return undefined;
  const waiting = (yield* call(store.list, owner)).filter(({ heldAt, refusal }) => heldAt === null && refusal === null);
  if (waiting.length === 0) return undefined;
  const photos = yield* select((state: WithRecords) =>
    selectAll(state, 'photo').filter((each) => isSaved(state, each)),
  );
  const bySha256 = new Map(photos.map((photo) => [photo.data.sha256, photo]));
  const sendable = waiting
    .toSorted((one, other) => one.keptAt - other.keptAt)
    .flatMap((picture) => {
      const photo = bySha256.get(picture.sha256);
      return photo === undefined ? [] : [{ picture, photo }];
    });
  const next = sendable.find(({ picture }) => !putOff.has(picture.sha256));
  // All were tried once: they are tried again in order.
  if (next === undefined) putOff.clear();
  return next ?? sendable[0];
}

function* apiBase(): SagaGenerator<string> {
  const settings = yield* select(selectAppSettings);
  return settings?.API_V1.replace(/\/+$/, '') ?? '';
}

/** Sends a picture until that ends; undefined once the server has it. */
function* send(store: PictureStore, owner: Owner, { picture, photo }: Next): SagaGenerator<Failed | undefined> {
  const { uploadPicture } = yield* call(() => import('./uploadPicture'));
  const { sha256, blob, uploadUrl } = picture;
  const asked = { base: yield* apiBase(), owner, photoUuid: photo.uuid, sha256, blob, url: uploadUrl };
  // The end is told in the same moment as the last piece, while that is still noted.
  const news = eventChannel<UploadNews>((emit) => uploadPicture(asked, emit), buffers.expanding<UploadNews>());
  let hasMoved = false;
  try {
    while (true) {
      const told = yield* take(news);
      if ('isDone' in told) return undefined;
      if ('failed' in told) return { ...told.failed, hasMoved };
      if ('url' in told) yield* call(store.note, owner, sha256, { uploadUrl: told.url });
      else {
        hasMoved = true;
        yield* call(store.note, owner, sha256, { sent: told.sent });
        yield* put(pictureMoved({ sha256, sent: told.sent }));
      }
    }
  } finally {
    news.close();
  }
}

function* hold(store: PictureStore, owner: Owner, sha256: string): SagaGenerator<void> {
  yield* call(store.note, owner, sha256, {
    heldAt: Date.now(),
    heldIn: (yield* select(selectEpoch)) ?? null,
    mayBeThere: false,
    uploadUrl: null,
  });
  yield* put(pictureHeld(sha256));
}

/** Whether the server has a picture by now: another device may have sent the same one, or an answer was lost. */
export function* isThere({ ranchUuid }: Owner, sha256: string): SagaGenerator<boolean> {
  const url = pictureUrl(yield* apiBase(), ranchUuid, sha256, 'small');
  return (yield* call(pictureState, url)) === 'there';
}

/**
 * Sends a picture from where its upload has come, or from its beginning where that upload is over: the answer to the last of
 * it may have been lost.
 */
function* sendOn(store: PictureStore, owner: Owner, next: Next): SagaGenerator<Failed | undefined> {
  const { sha256, uploadUrl } = next.picture;
  const failure = yield* send(store, owner, next);
  if (uploadUrl === null || failure?.status !== GONE) return failure;
  if (yield* isThere(owner, sha256)) return undefined;
  const afresh = { uploadUrl: null, sent: 0 };
  yield* call(store.note, owner, sha256, afresh);
  return yield* send(store, owner, { ...next, picture: { ...next.picture, ...afresh } });
}

/** Sends one picture. Answers how that failed; undefined where it needs no other try. */
function* sendOne(store: PictureStore, owner: Owner, next: Next): SagaGenerator<Failed | undefined> {
  const { sha256, uploadUrl, mayBeThere = false } = next.picture;
  const isBegun = uploadUrl !== null || mayBeThere;
  const failure = mayBeThere && (yield* isThere(owner, sha256)) ? undefined : yield* sendOn(store, owner, next);
  if (failure === undefined) {
    // All of it may have come before this server was started again, and is kept in a moment.
    if (isBegun && !(yield* isThere(owner, sha256))) return NOT_YET;
    yield* hold(store, owner, sha256);
    return undefined;
  }
  if (!FOR_GOOD.includes(failure.code)) {
    // What came was damaged on the way: it is sent again.
    if (failure.code === 'other_picture') yield* call(store.note, owner, sha256, { uploadUrl: null, sent: 0 });
    return failure;
  }
  yield* call(store.note, owner, sha256, { refusal: failure.code });
  yield* put(pictureRefused({ sha256, refusal: failure.code }));
  return undefined;
}

/** The same, where the disk or what is loaded may fail, too: neither ends the sending. */
function* trySending(
  store: PictureStore,
  owner: Owner,
  putOff: Set<string>,
): SagaGenerator<Failed | 'none' | undefined> {
  try {
    const next = yield* nextPicture(store, owner, putOff);
    if (next === undefined) return 'none';
    const failure = yield* sendOne(store, owner, next);
    if (failure !== undefined && failure.why !== null) {
      const { sha256 } = next.picture;
      putOff.add(sha256);
      yield* put(picturePutOff({ sha256, why: failure.why }));
    }
    return failure;
  } catch {
    return NOT_YET;
  }
}

/** Sends the pictures of this person on this ranch, one at a time, each once its photo is saved. */
export function* sendPictures(store: PictureStore, owner: Owner): SagaGenerator<void> {
  let failing = NOT_FAILING;
  const putOff = new Set<string>();
  while (true) {
    yield* untilLineServes();
    const { failure, stopped } = yield* race({
      failure: call(trySending, store, owner, putOff),
      stopped: call(untilLineFails),
    });
    if (stopped) continue;
    if (failure === 'none') {
      yield* take(MAY_HAVE_MORE);
      continue;
    }
    // A line on which something moves is bad, and there.
    failing = failure === undefined ? NOT_FAILING : failedAgain(failure.hasMoved ? NOT_FAILING : failing);
    if (failure !== undefined) yield* backOff(failing, failure.retryAfterMs);
  }
}
