import { call, put, take, type SagaGenerator } from 'typed-redux-saga';
import type { ApiCall } from '@shared/api/ApiCall';
import { isRanchRefused, isSessionRefused } from '@shared/api/ApiError';
import { pressActs } from '@shared/presses/presses';
import { ranchRefused, requestSettled, requestStarted, sessionEnded, appSettingsLoaded } from '@shared/events';
import { fromContext } from './context';

/**
 * Sends a call once the application settings and a network are there, and shows nobody that it is on its way. A
 * cancelled saga aborts its request. Where the server no longer knows the session, every slice hears of it; where it
 * refuses what is a ranch's, the person's ranches are looked at again.
 *
 * @param isCounted whether it counts as pending, from when it leaves
 * @throws ApiError
 */
export function* sendUnseen<T>(apiCall: ApiCall<T>, isCounted = false): SagaGenerator<T> {
  const api = yield* fromContext('api');
  const controller = new AbortController();
  try {
    while (!api.isReady()) yield* take(appSettingsLoaded);
    yield* call(() => api.untilSendable(apiCall, controller.signal));
    if (isCounted) yield* put(requestStarted());
    try {
      return yield* call(() => api.send(apiCall, controller.signal));
    } finally {
      if (isCounted) yield* put(requestSettled());
    }
  } catch (error) {
    if (isSessionRefused(error)) yield* put(sessionEnded('refused'));
    if (isRanchRefused(error, apiCall.path)) yield* put(ranchRefused());
    throw error;
  } finally {
    controller.abort();
  }
}

/**
 * Sends a call that a person asked for: it counts as pending while it is on its way, and one that writes as what came
 * of their press.
 *
 * @throws ApiError
 */
export function* send<T>(apiCall: ApiCall<T>): SagaGenerator<T> {
  const isShown = apiCall.method === 'GET' ? () => undefined : pressActs();
  try {
    return yield* sendUnseen(apiCall, true);
  } finally {
    isShown();
  }
}
