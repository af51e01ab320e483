import { selectIsMasquerade } from '@features/auth';
import { call, put, select, spawn, type SagaGenerator } from 'typed-redux-saga';
import { noticeShown } from '@shared/events';
import type { Failure } from '@shared/requestState';
import { groundStore } from '../ground/groundStore';
import { selectUnsentHere, stateOf } from '../recordsSelectors';
import { findDevice } from '../store/findDevice';
import type { Owner } from '../store/outboxStore';
import { ranchForgotten } from '../recordsEvents';
import { changesWere } from '../writtenInWords';

/** What a person reads whose changes can no longer be sent. */
export const CAN_BE_SAVED = 'You can save them as a file: see On this device in the settings.';

/** Deletes the copy of a ranch; what isn't saved there can only be saved as a file. False where the device has nothing. */
export function* strand(owner: Owner): SagaGenerator<boolean> {
  const device = findDevice();
  if (device === undefined || (yield* select(selectIsMasquerade))) return false;
  const { outbox, copies } = device;
  yield* call(groundStore.forget, [owner]);
  const isDone = () =>
    Promise.all([outbox.strand(owner), copies.forget([owner])]).then(
      () => true,
      () => false,
    );
  return yield* call(isDone);
}

/** Says what can no longer be saved on a lost ranch, once it is put aside. */
function* putAside(owner: Owner | null, unsent: number, { message }: Failure): SagaGenerator<void> {
  const isKept = owner !== null && (yield* strand(owner));
  if (unsent === 0) return;
  const words = isKept ? `${message} ${CAN_BE_SAVED}` : message;
  yield* put(noticeShown('error', words, `${changesWere(unsent)} not saved`, { stays: true }));
}

/** Lets go of a ranch that the person has lost, before a page opens another one. */
export function* forgetRanch(failure: Failure): SagaGenerator<void> {
  const { actor, ranchUuid } = yield* select(stateOf);
  const unsent = yield* select(selectUnsentHere);
  const owner = actor === null || ranchUuid === null ? null : { actor, ranchUuid };
  // With the ranch everything ends that runs for it, this too.
  yield* spawn(putAside, owner, unsent, failure);
  yield* put(ranchForgotten(failure));
}
