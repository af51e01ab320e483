import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Failure } from '@shared/requestState';
import { showFailure } from '@shared/sagas/attempt';
import { attemptBy, type SagaRunner } from '@shared/sagas/runner';
import type { ApiCall } from './ApiCall';

/** What the store hands to RTK Query's thunks. */
export interface QueryExtra {
  sagas: SagaRunner;
}

const baseQuery: BaseQueryFn<ApiCall<unknown>, unknown, Failure> = async (call, { signal, extra }) => {
  const outcome = await attemptBy((extra as QueryExtra).sagas, call, signal);
  // RTK Query takes an answer without a body for a mistake.
  return outcome.ok ? { data: outcome.value ?? null } : { error: outcome.failure };
};

type Thrown = { isUnhandledError: false; error: Failure } | { isUnhandledError: true; error: unknown };

/** Shows what `queryFulfilled` rejects with. A call that was given up with the session is told to nobody. */
export function showThrown(extra: unknown, thrown: Thrown): void {
  if (!thrown.isUnhandledError) (extra as QueryExtra).sagas.run(showFailure, thrown.error);
}

/**
 * The lists that areas show. An area injects its own endpoints; nothing of it persists, and all of it is cleared with
 * the session. It is added to the store with the first area that needs it.
 */
export const queries = createApi({
  reducerPath: 'queries',
  baseQuery,
  tagTypes: ['Invitation', 'AdminUser', 'Audit', 'PartnerLink', 'Key', 'Webhook', 'Notices'],
  // A page that is entered again shows what is so now.
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
});
