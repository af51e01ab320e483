import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { requestSettled, requestStarted, sessionEnded } from '@shared/events';
import type { Failure } from '@shared/requestState';
import type { ApiCall } from './ApiCall';
import type { ApiClient } from './apiClient';
import { failureFrom, isSessionRefused } from './ApiError';

/** What the store hands to whatever is dispatched with a need for the world outside. */
export interface QueryExtra {
  api?: ApiClient;
}

/** Sends a call as the sagas do, and ends the session where the server no longer knows it. */
const baseQuery: BaseQueryFn<ApiCall<unknown>, unknown, Failure> = async (call, { signal, dispatch, extra }) => {
  const { api } = extra as QueryExtra;
  dispatch(requestStarted());
  try {
    if (api === undefined) throw new Error('A list was asked for outside a running app');
    return { data: await api.send(call, signal) };
  } catch (error) {
    if (isSessionRefused(error)) dispatch(sessionEnded('refused'));
    return { error: failureFrom(error) };
  } finally {
    dispatch(requestSettled());
  }
};

/**
 * The lists that areas show. An area injects its own endpoints; nothing of it persists, and all of it is cleared with
 * the session. It is added to the store with the first area that needs it.
 */
export const queries = createApi({
  reducerPath: 'queries',
  baseQuery,
  tagTypes: ['Invitation', 'AdminUser', 'Audit'],
  // A room that is entered again shows what is so now.
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
});
