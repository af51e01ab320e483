import type { Action } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from 'typed-redux-saga';
import { toastShown } from '@shared/events';
import type { Failure } from '@shared/requestState';

/** Settles a request as refused where the page and the one toast say the answer's `error`, not its details. */
export function* refuseInOneSentence(
  failed: (failure: Failure) => Action,
  failure: Failure,
  title?: string,
): SagaGenerator<void> {
  const message = failure.error ?? failure.message;
  yield* put(failed({ ...failure, message }));
  yield* put(toastShown('error', message, title));
}
