import type { Dispatch } from '@reduxjs/toolkit';
import { requestSettled, requestStarted, sessionEnded } from '@shared/events';
import type { Failure } from '@shared/requestState';
import type { ApiCall } from './ApiCall';
import type { ApiClient } from './apiClient';
import { failureFrom, isSessionRefused } from './ApiError';

export type Exchange<T> = { data: T; error?: undefined } | { error: Failure; data?: undefined };

/**
 * Sends a call as the sagas do, from where no saga is: it counts as pending meanwhile, and ends the session where the
 * server no longer knows it. It never rejects.
 *
 * @param api undefined outside a running app, where every call fails
 */
export async function sendCounted<T>(
  api: ApiClient | undefined,
  call: ApiCall<T>,
  signal: AbortSignal,
  dispatch: Dispatch,
): Promise<Exchange<T>> {
  dispatch(requestStarted());
  try {
    if (api === undefined) throw new Error('A call was sent outside a running app');
    return { data: await api.send(call, signal) };
  } catch (error) {
    if (isSessionRefused(error)) dispatch(sessionEnded('refused'));
    return { error: failureFrom(error) };
  } finally {
    dispatch(requestSettled());
  }
}
