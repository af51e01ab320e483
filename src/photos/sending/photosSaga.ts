import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { all, call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectIsMasquerade } from '@features/auth';
import { askForLead, canShareLead } from '@records/devices/lead';
import { allRead, changesRead, ranchForgotten, ranchOpened } from '@records/recordsEvents';
import { selectAll, selectAreRecordsReady, type WithRecords } from '@records/index';
import { selectEpoch } from '@records/recordsSelectors';
import type { Owner } from '@records/store/outboxStore';
import { isSessionChanged, ranchChosen } from '@shared/events';
import { watch } from '@shared/sagas/watch';
import { picturesFound, type PhotosState } from '../photosSlice';
import { findPictures, type KeptPicture, type PictureStore } from '@records/store/pictureStore';
import { countWaiting } from './countWaiting';
import { sendPictures } from './sendPictures';
import { sharePictures } from './sharePictures';
import { wifiOnlySaga } from './wifiChoice';

function waitingIn(pictures: readonly KeptPicture[]): PhotosState['waiting'] {
  const waiting = pictures.filter(({ heldAt }) => heldAt === null);
  return Object.fromEntries(
    waiting.map(({ sha256, blob, keptAt, sent, refusal }) => [
      sha256,
      { bytes: blob.size, keptAt, sent, refusal, putOff: null },
    ]),
  );
}

/** Tells what waits on this device of the open ranch. */
function* look(store: PictureStore, owner: Owner): SagaGenerator<void> {
  const pictures = yield* call(() => store.list(owner).catch(() => undefined));
  if (pictures !== undefined) yield* put(picturesFound(waitingIn(pictures)));
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

/** Has the server asked for what it had before it was restored from a backup: the backup may be older. */
function* askAgain(store: PictureStore, owner: Owner): SagaGenerator<void> {
  let asked: string | undefined;
  while (true) {
    const epoch = yield* select(selectEpoch);
    if (epoch !== undefined && epoch !== asked) {
      asked = epoch;
      const isAny = yield* call(() => store.askAgain(owner, epoch).catch(() => false));
      if (isAny) yield* look(store, owner);
    }
    yield* take([allRead, changesRead]);
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
      const work = [call(tidyOnceRead, store, owner), call(askAgain, store, owner), call(sendPictures, store, owner)];
      yield* race({ led: all(work), lost: take(news) });
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

/** What keeps the pictures of photos on this device, and sends them. */
export function* photosSaga(): SagaGenerator<void> {
  yield* all([call(wifiOnlySaga), watch('latest', [ranchOpened, foundOpen], onOpened), call(goOn)]);
}
