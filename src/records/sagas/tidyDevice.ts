import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { actorOf } from '@contract/people/actorOf';
import type { Me } from '@contract/people/me';
import { selectIsMasquerade } from '@features/auth';
import { selectMe } from '@features/user';
import type { meLoaded, sessionEnded } from '@shared/events';
import { isMarkedWaiting } from '@shared/lib/waitingMark';
import { groundStore } from '../ground/groundStore';
import { copyChanged, deviceChanged, picturesCounted, type changesLost, type strandedDropped } from '../recordsEvents';
import { stateOf } from '../recordsSelectors';
import { dropUnseen } from '../store/dropUnseen';
import { findDevice, type Device } from '../store/findDevice';
import { findPictures, usedPictures, type PictureStore } from '../store/pictureStore';
import { noteWaiting } from './noteWaiting';

const RANCHES_MAX = 3;

/** What fails here is tried again at the next start. */
function* quietlyOn(work: (device: Device) => Promise<unknown>): SagaGenerator<void> {
  const device = findDevice();
  if (device !== undefined) yield* call(() => work(device).catch(() => undefined));
}

/** The same with the pictures of photos, where there were any. */
function* quietlyOnPictures(work: (pictures: PictureStore) => Promise<unknown>): SagaGenerator<void> {
  yield* call(async () => {
    try {
      const pictures = await usedPictures();
      if (pictures !== undefined) await work(pictures);
    } catch {
      // The disk is busy or full.
    }
  });
}

/** Of more than three ranches deletes the copy of the one opened longest ago. */
async function dropSurplus({ copies }: Device): Promise<void> {
  const heads = [...(await copies.heads())].sort((one, other) => other.head.openedAt - one.head.openedAt);
  const surplus = heads.slice(RANCHES_MAX);
  if (surplus.length === 0) return;
  await groundStore.forget(surplus);
  await copies.forget(surplus);
}

/**
 * Counts the pictures that wait of everybody and on all ranches, as far as anything waits here at all. Those of ranches that
 * the person has lost don't wait: as changes there, they can only be saved as a file.
 */
function* countPictures(me: Me): SagaGenerator<void> {
  const store = isMarkedWaiting() ? findPictures() : undefined;
  if (store === undefined) return;
  const counted = yield* call(() => store.allWaiting().catch(() => []));
  const mine = new Set(me.ranches.map(({ ranch_uuid }) => ranch_uuid));
  const waiting = counted.filter(({ actor, ranchUuid }) => actor !== actorOf(me) || mine.has(ranchUuid));
  if (waiting.length > 0) yield* put(picturesCounted(waiting));
}

/** Nothing that can be read again stays of anybody but the person who is signed in. What isn't saved stays, unread. */
export function* onMet({ payload: me }: ReturnType<typeof meLoaded>): SagaGenerator<void> {
  if (yield* select(selectIsMasquerade)) return;
  const actor = actorOf(me);
  yield* call(groundStore.keepOnly, actor);
  yield* quietlyOn(async (device) => {
    await device.copies.keepOnly(actor);
    await device.outbox.keepSentOf(actor);
    await device.notes.keepOnly(actor);
    await dropUnseen(device);
    await dropSurplus(device);
  });
  yield* quietlyOnPictures((pictures) => pictures.keepOnly(actor));
  yield* countPictures(me);
  yield* noteWaiting();
}

/** A session that has only run out keeps what the person sees again after logging in. */
export function* onSessionEnded({ payload: why }: ReturnType<typeof sessionEnded>): SagaGenerator<void> {
  if (why !== 'signedOut') return;
  yield* call(groundStore.keepOnly, null);
  yield* quietlyOn(async ({ copies, outbox, notes }) => {
    await copies.keepOnly(null);
    await outbox.keepSentOf(null);
    await notes.keepOnly(null);
  });
  yield* quietlyOnPictures((pictures) => pictures.keepOnly(null));
}

/** The person wants no copy here; at the next start it's read and kept again. */
export function* onCopyRemoved(): SagaGenerator<void> {
  const { actor, ranchUuid } = yield* select(stateOf);
  if (actor === null || ranchUuid === null) return;
  yield* call(groundStore.forget, [{ actor, ranchUuid }]);
  yield* quietlyOn(({ copies }) => copies.forget([{ actor, ranchUuid }]));
  yield* put(copyChanged('removed'));
}

/** The person chose to lose what a ranch can't be sent any more. */
export function* onStrandedDropped({ payload: ranchUuid }: ReturnType<typeof strandedDropped>): SagaGenerator<void> {
  // Who has lost their only ranch has none open.
  const me = yield* select(selectMe);
  if (me === null) return;
  const owner = { actor: actorOf(me), ranchUuid };
  yield* quietlyOn(({ outbox }) => outbox.dropStranded(owner));
  yield* quietlyOnPictures((pictures) => pictures.dropUnsent(owner.actor, ranchUuid));
  yield* noteWaiting();
  yield* put(deviceChanged());
}

/** The person chose to lose what isn't saved. */
export function* onChangesLost({ payload: actor }: ReturnType<typeof changesLost>): SagaGenerator<void> {
  yield* quietlyOn(({ outbox }) => outbox.drop(actor));
  yield* quietlyOnPictures((pictures) => pictures.dropUnsent(actor));
  yield* noteWaiting();
}
