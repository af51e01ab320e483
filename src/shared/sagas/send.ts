import { call, put, take, type SagaGenerator } from 'typed-redux-saga';
import type { ApiCall } from '@shared/api/ApiCall';
import { isRanchRefused, isSessionRefused } from '@shared/api/ApiError';
import { pressActs } from '@shared/presses/presses';
import { ranchRefused, requestSettled, requestStarted, sessionEnded, appSettingsLoaded } from '@shared/events';
import { fromContext } from './context';

/**
 * Sends a call once the application settings are there, and counts it as pending meanwhile. A cancelled saga aborts
 * its request. Where the server no longer knows the session, every slice hears of it; where it refuses what is a ranch's,
 * the person's ranches are looked at again.
 *
 * @throws ApiError
 */
export function* send<T>(apiCall: ApiCall<T>): SagaGenerator<T> {
  const api = yield* fromContext('api');
  const controller = new AbortController();
  const isShown = apiCall.method === 'GET' ? () => undefined : pressActs();
  yield* put(requestStarted());
  try {
    while (!api.isReady()) yield* take(appSettingsLoaded);
    return yield* call(() => api.send(apiCall, controller.signal));
  } catch (error) {
    if (isSessionRefused(error)) yield* put(sessionEnded('refused'));
    if (isRanchRefused(error, apiCall.path)) yield* put(ranchRefused());
    throw error;
  } finally {
    controller.abort();
    isShown();
    yield* put(requestSettled());
  }
}
