import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { noticeShown } from '@shared/events';
import type { Failure } from '@shared/requestState';
import { selectUnsentHere } from '../recordsSelectors';
import { ranchForgotten } from '../recordsSlice';
import { changesWere } from '../unsentInWords';

/** Lets go of a ranch that the person has lost, and says what can no longer be saved there. */
export function* forgetRanch(failure: Failure): SagaGenerator<void> {
  const unsent = yield* select(selectUnsentHere);
  const title = `${changesWere(unsent)} not saved`;
  // With the ranch everything ends that runs for it, this too.
  if (unsent > 0) yield* put(noticeShown('error', failure.message, title, { stays: true }));
  yield* put(ranchForgotten(failure));
}
