import { t } from '@domain/words';
import { selectIsMasquerade } from '@features/auth';
import { call, put, select, spawn, type SagaGenerator } from 'typed-redux-saga';
import { toastShown } from '@shared/events';
import type { Failure } from '@shared/requestState';
import { groundStore } from '../ground/groundStore';
import { picturesIn, unsentIn } from '../kept';
import { selectPicturesHere, stateOf } from '../recordsSelectors';
import { findDevice } from '../store/findDevice';
import type { Owner } from '../store/outboxStore';
import { findPictures } from '../store/pictureStore';
import { ranchForgotten, deviceChanged } from '../recordsEvents';
import { notSaved } from '../writtenInWords';

/** What a person reads whose changes can no longer be sent. */
const CAN_BE_SAVED = t`You can still save what you recorded as a file: see On this device in the settings.`;

export const NO_MEMBER: Failure = { code: 'forbidden', message: t`You no longer belong to this ranch.` };

/**
 * Deletes the copy of a ranch; what isn't saved there can only be saved as a file.
 *
 * @returns how many changes were put aside by this; null where the device has nothing
 */
export function* strand(owner: Owner): SagaGenerator<number | null> {
  const device = findDevice();
  if (device === undefined || (yield* select(selectIsMasquerade))) return null;
  const { outbox, copies } = device;
  yield* call(groundStore.forget, [owner]);
  const aside = yield* call(() =>
    Promise.all([outbox.strand(owner), copies.forget([owner])]).then(
      ([missed]) => missed,
      () => null,
    ),
  );
  yield* put(deviceChanged());
  return aside;
}

/** Says what can no longer be saved on ranches that the person has lost. */
export function* tellStranded(unsent: number, isKept: boolean, { message }: Failure): SagaGenerator<void> {
  if (unsent === 0) return;
  const words = isKept ? `${message} ${CAN_BE_SAVED}` : message;
  yield* put(toastShown('error', words, notSaved(unsent), { stays: true }));
}

/** How much of a ranch is not saved. */
interface Missed {
  readonly changes: number;
  readonly pictures: number;
}

function* picturesOnDisk({ actor, ranchUuid }: Owner): SagaGenerator<number> {
  const counted = yield* call(
    async () =>
      (await findPictures()
        ?.allWaiting()
        .catch(() => [])) ?? [],
  );
  return picturesIn(counted.filter((each) => each.actor === actor && each.ranchUuid === ranchUuid));
}

function* putAside(owner: Owner | null, { changes, pictures }: Missed, failure: Failure): SagaGenerator<void> {
  const aside = owner === null ? null : yield* strand(owner);
  const kept = owner === null ? 0 : yield* picturesOnDisk(owner);
  // The disk may not have been read yet.
  yield* tellStranded(Math.max(changes, aside ?? 0) + Math.max(pictures, kept), aside !== null, failure);
}

/** Lets go of a ranch that the person has lost, before a page opens another one. */
export function* forgetRanch(failure: Failure): SagaGenerator<void> {
  const { actor, ranchUuid, outbox } = yield* select(stateOf);
  const pictures = (yield* select(selectPicturesHere))?.count ?? 0;
  const owner = actor === null || ranchUuid === null ? null : { actor, ranchUuid };
  // With the ranch everything ends that runs for it, this too.
  yield* spawn(putAside, owner, { changes: unsentIn(outbox), pictures }, failure);
  yield* put(ranchForgotten(failure));
}
