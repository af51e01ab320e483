import { eventChannel } from 'redux-saga';
import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectIsMasquerade } from '@features/auth';
import { photosNeeded } from '@photos/photosNeeded';
import { askForLead, canShareLead } from '@records/devices/lead';
import type { WithRecords } from '@records/index';
import { allRead, changesRead, groupsStored, storingFailed } from '@records/recordsEvents';
import { selectAreRecordsReady } from '@records/recordsSelectors';
import { sampleFilled } from '@records/sampleAsked';
import type { Owner } from '@records/store/outboxStore';
import { onThisRanch, watch } from '@shared/sagas/watch';
import { forgetPending, notePending, pendingOf } from './samplePending';

const load = () => import('@photos/sample/drawSample').catch(() => undefined);
/** Where nothing can be stored, nobody says so. */
const STORED_WITHIN_MS = 10_000;

function* drawPending(owner: Owner): SagaGenerator<void> {
  // Another tab may have drawn them before it was this one's turn.
  const photos = pendingOf(owner);
  if (photos.length === 0) return;
  yield* put(photosNeeded());
  const loaded = yield* call(load);
  // The line may bring it the next time.
  if (loaded === undefined) return;
  try {
    const isAny = yield* call(loaded.drawSample, photos);
    if (isAny) yield* race({ stored: take([groupsStored, storingFailed]), late: delay(STORED_WITHIN_MS) });
  } catch {
    // This browser draws nothing.
  }
  forgetPending();
}

/** Draws what is pending in one tab of this browser at a time. */
function* inOneTab(owner: Owner): SagaGenerator<void> {
  if (!canShareLead()) {
    yield* drawPending(owner);
    return;
  }
  const news = eventChannel<'leads' | 'lost'>((emit) => askForLead('grazewell sample photos', emit));
  try {
    while ((yield* take(news)) === 'lost');
    yield* race({ drawn: call(drawPending, owner), lost: take(news) });
  } finally {
    news.close();
  }
}

type Occasion = ReturnType<typeof sampleFilled | typeof allRead>;

/**
 * A sample ranch is whole without photos: where they don't load, or can't be drawn, nobody is told. Where the page is left
 * before they are recorded, they are drawn the next time the ranch is read here.
 */
function* onOccasion(action: Occasion): SagaGenerator<void> {
  const { actor = null, ranchUuid = null } = (yield* select(({ records }: WithRecords) => records)) ?? {};
  if (actor === null || ranchUuid === null || (yield* select(selectIsMasquerade))) return;
  const owner = { actor, ranchUuid };
  if (sampleFilled.match(action)) notePending(owner, action.payload);
  if (pendingOf(owner).length > 0 && (yield* select(selectAreRecordsReady))) yield* inOneTab(owner);
}

/** Adds photos to a sample ranch that is filled here. */
export function* addSamplePhotos(): SagaGenerator<void> {
  yield* watch('leading', [sampleFilled, allRead, changesRead], onThisRanch(onOccasion));
}
