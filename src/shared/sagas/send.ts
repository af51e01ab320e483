import { call, put, take, type SagaGenerator } from 'typed-redux-saga';
import type { ApiCall } from '@shared/api/ApiCall';
import { isSessionRefused } from '@shared/api/ApiError';
import { requestSettled, requestStarted, sessionEnded, settingsLoaded } from '@shared/events';
import { fromContext } from './context';

/**
 * Sends a call once the application settings are there, and counts it as pending meanwhile. A cancelled saga aborts
 * its request. Where the server no longer knows the session, every slice hears of it.
 *
 * @throws ApiError
 */
export function* send<T>(apiCall: ApiCall<T>): SagaGenerator<T> {
  const api = yield* fromContext('api');
  const controller = new AbortController();
  yield* put(requestStarted());
  try {
    while (!api.isReady()) yield* take(settingsLoaded);
    return yield* call(() => api.send(apiCall, controller.signal));
  } catch (error) {
    if (isSessionRefused(error)) yield* put(sessionEnded('refused'));
    throw error;
  } finally {
    controller.abort();
    yield* put(requestSettled());
  }
}
