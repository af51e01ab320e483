import { call, put, take, type SagaGenerator } from 'typed-redux-saga';
import type { ApiCall } from '@shared/api/ApiCall';
import { ApiError, failureFrom, isRanchRefused, isSessionRefused } from '@shared/api/ApiError';
import { ranchRefused, sessionEnded, appSettingsLoaded } from '@shared/events';
import type { Failure } from '@shared/requestState';
import { fromContext } from '@shared/sagas/context';

export type QuietOutcome<T> = { ok: true; value: T } | { ok: false; failure: Failure; body: unknown };

/** Sends a call that nobody asked for, so that none is shown as pending. It throws nothing. */
export function* quietly<T>(apiCall: ApiCall<T>): SagaGenerator<QuietOutcome<T>> {
  const api = yield* fromContext('api');
  const controller = new AbortController();
  try {
    while (!api.isReady()) yield* take(appSettingsLoaded);
    return { ok: true, value: yield* call(() => api.send(apiCall, controller.signal)) };
  } catch (error) {
    if (isSessionRefused(error)) yield* put(sessionEnded('refused'));
    if (isRanchRefused(error, apiCall.path)) yield* put(ranchRefused());
    return { ok: false, failure: failureFrom(error), body: error instanceof ApiError ? error.body : undefined };
  } finally {
    controller.abort();
  }
}
