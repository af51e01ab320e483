import { call, put, type SagaGenerator } from 'typed-redux-saga';
import type { Action } from '@reduxjs/toolkit';
import type { ApiCall } from '@shared/api/ApiCall';
import { failureFrom } from '@shared/api/ApiError';
import { toastShown } from '@shared/events';
import type { Failure } from '@shared/requestState';
import { send } from './send';

export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** Sends a call and tells how it ended; it throws nothing, so that every path of a worker can settle its form. */
export function* attempt<T>(apiCall: ApiCall<T>): SagaGenerator<Outcome<T>> {
  try {
    return { ok: true, value: yield* call(send<T>, apiCall) };
  } catch (error) {
    return { ok: false, failure: failureFrom(error) };
  }
}

/** Shows a failure: one toast, or one per field with the field as its title. */
export function* showFailure({ message, fields }: Failure): SagaGenerator<void> {
  if (fields === undefined) yield* put(toastShown('error', message));
  else for (const [field, words] of Object.entries(fields)) yield* put(toastShown('error', words, field));
}

/**
 * Settles a request as refused, and says why.
 *
 * @param said what the toasts say, where that is not what the state keeps
 */
export function* refuse(
  failed: (failure: Failure) => Action,
  failure: Failure,
  said: Failure = failure,
): SagaGenerator<void> {
  yield* put(failed(failure));
  yield* showFailure(said);
}
