import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { all, call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { actorOf } from '@contract/people/actorOf';
import { selectIsMasquerade } from '@features/auth';
import { askForLead, canShareLead } from '@records/devices/lead';
import {
  allRead,
  changesLost,
  changesRead,
  picturesCounted,
  ranchForgotten,
  ranchOpened,
} from '@records/recordsEvents';
import { selectAll, selectAreRecordsReady, type WithRecords } from '@records/index';
import type { Owner } from '@records/store/outboxStore';
import { isSessionChanged, meLoaded, ranchChosen, sessionEnded } from '@shared/events';
import { watch } from '@shared/sagas/watch';
import { picturesFound, type PhotosState } from '../photosSlice';
import { findPictures, type KeptPicture, type PictureStore } from '@records/store/pictureStore';
import { countWaiting } from './countWaiting';
import { sendPictures } from './sendPictures';
import { sharePictures } from './sharePictures';

function waitingIn(pictures: readonly KeptPicture[]): PhotosState['waiting'] {
  const waiting = pictures.filter(({ heldAt }) => heldAt === null);
  return Object.fromEntries(
    waiting.map(({ sha256, blob, keptAt, sent, refusal }) => [sha256, { bytes: blob.size, keptAt, sent, refusal }]),
  );
}

/** Tells what waits on this device. */
function* look(store: PictureStore, owner: Owner): SagaGenerator<void> {
  const pictures = yield* call(() => store.list(owner).catch(() => undefined));
  if (pictures !== undefined) yield* put(picturesFound(waitingIn(pictures)));
  const counted = yield* call(() => store.allWaiting().catch(() => []));
  yield* put(
    picturesCounted(counted.filter((each) => each.actor !== owner.actor || each.ranchUuid !== owner.ranchUuid)),
  );
}

/** Whether a change of this person waits here, or was refused: its photos may not be shown. */
const selectHasUnsent = ({ records }: WithRecords): boolean => (records?.outbox.length ?? 0) > 0;

/** Lets go of what the server has had for long, and of what was chosen in a form that was never saved. */
export function* tidy(store: PictureStore, owner: Owner): SagaGenerator<void> {
  // Before the record was read no photo names any picture. A refused group may still be mended, with its photos.
  if (!(yield* select(selectAreRecordsReady)) || (yield* select(selectHasUnsent))) return;
  const named = new Set(
    yield* select((state: WithRecords) => selectAll(state, 'photo').map(({ data }) => data.sha256)),
  );
  const spent = (yield* call(store.list, owner)).filter((each) =>
    store.isSpent(each, named.has(each.sha256), Date.now()),
  );
  if (spent.length > 0)
    yield* call(
      store.drop,
      owner,
      spent.map(({ sha256 }) => sha256),
    );
}

/** What fails of it is done the next time: nothing waits for it. */
function* tidyOnceRead(store: PictureStore, owner: Owner): SagaGenerator<void> {
  if (!(yield* select(selectAreRecordsReady))) yield* take(isAnyOf(allRead, changesRead));
  try {
    yield* tidy(store, owner);
  } catch {
    // The disk is busy or full.
  }
}

/** Sends for all tabs of this browser as soon as it is this tab's turn, until another one takes the lead. */
function* lead(store: PictureStore, owner: Owner): SagaGenerator<void> {
  if (!canShareLead()) {
    yield* sendPictures(store, owner);
    return;
  }
  const name = `grazewell pictures ${owner.actor} ${owner.ranchUuid}`;
  const news = eventChannel<'leads' | 'lost'>((emit) => askForLead(name, emit));
  try {
    while (true) {
      if ((yield* take(news)) === 'lost') continue;
      yield* race({ led: all([call(tidyOnceRead, store, owner), call(sendPictures, store, owner)]), lost: take(news) });
    }
  } finally {
    news.close();
  }
}

/** Keeps and sends the pictures of a ranch for as long as the person works there. */
function* stayOpen(owner: Owner): SagaGenerator<void> {
  const store = (yield* select(selectIsMasquerade)) ? undefined : findPictures();
  if (store === undefined) return;
  yield* race({
    kept: all([
      call(look, store, owner),
      call(sharePictures, owner),
      call(countWaiting, store, owner),
      call(lead, store, owner),
    ]),
    left: take(isAnyOf(isSessionChanged, ranchChosen, ranchForgotten)),
  });
}

/** A ranch was open before this was there. */
const foundOpen = createAction<Owner>('photos/foundOpen');

function* onOpened({ payload }: ReturnType<typeof ranchOpened | typeof foundOpen>): SagaGenerator<void> {
  yield* stayOpen({ actor: payload.actor, ranchUuid: payload.ranchUuid });
}

function* goOn(): SagaGenerator<void> {
  const { actor = null, ranchUuid = null } = (yield* select(({ records }: WithRecords) => records)) ?? {};
  if (actor !== null && ranchUuid !== null) yield* put(foundOpen({ actor, ranchUuid }));
}

/** What fails here is tried again at the next start. */
function* onStore(work: (store: PictureStore) => Promise<void>): SagaGenerator<void> {
  const store = findPictures();
  if (store !== undefined) yield* call(() => work(store).catch(() => undefined));
}

/** Nothing that the server has stays of anybody but the person who is signed in. */
function* onMet({ payload: me }: ReturnType<typeof meLoaded>): SagaGenerator<void> {
  if (!(yield* select(selectIsMasquerade))) yield* onStore((store) => store.keepOnly(actorOf(me)));
}

function* onSessionEnded({ payload: why }: ReturnType<typeof sessionEnded>): SagaGenerator<void> {
  if (why === 'signedOut') yield* onStore((store) => store.keepOnly(null));
}

function* onLost({ payload: actor }: ReturnType<typeof changesLost>): SagaGenerator<void> {
  yield* onStore((store) => store.dropUnsent(actor));
}

/** What keeps the pictures of photos on this device, and sends them. */
export function* photosSaga(): SagaGenerator<void> {
  yield* all([
    watch('latest', [ranchOpened, foundOpen], onOpened),
    watch('every', meLoaded, onMet),
    watch('every', sessionEnded, onSessionEnded),
    watch('every', changesLost, onLost),
    call(goOn),
  ]);
}
