import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Failure } from '@shared/requestState';
import type { ApiCall } from './ApiCall';
import type { ApiClient } from './apiClient';
import { sendCounted } from './sendCounted';

/** What the store hands to whatever is dispatched with a need for the world outside. */
export interface QueryExtra {
  api?: ApiClient;
}

const baseQuery: BaseQueryFn<ApiCall<unknown>, unknown, Failure> = async (call, { signal, dispatch, extra }) => {
  const { api } = extra as QueryExtra;
  const { data, error } = await sendCounted(api, call, signal, dispatch);
  // RTK Query takes an answer without a body for a mistake.
  return error === undefined ? { data: data ?? null } : { error };
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
