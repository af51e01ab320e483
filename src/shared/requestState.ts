import { createAction } from '@reduxjs/toolkit';

/** Why a request failed, in a form that can stand in the store: a stable code, words, and words by field. */
export interface Failure {
  code: string;
  message: string;
  /** The one sentence of the answer itself, where `message` is its details; the status text without one. */
  error?: string;
  /** Sentences by the field they are about, in the order the server gave them. */
  fields?: Record<string, string>;
}

/** The one shape of a request's state. Every path out of a worker leaves it settled. */
export type RequestState =
  { status: 'idle' } | { status: 'pending' } | { status: 'succeeded' } | { status: 'failed'; failure: Failure };

export const idle: RequestState = { status: 'idle' };
export const pending: RequestState = { status: 'pending' };
export const succeeded: RequestState = { status: 'succeeded' };
export const failed = (failure: Failure): RequestState => ({ status: 'failed', failure });

export function failureOf(state: RequestState): Failure | undefined {
  return state.status === 'failed' ? state.failure : undefined;
}

/** What happens to a form or the like that sends a request, told as `{prefix}Submitted` and so on. */
export function requestActions<P = void>(prefix: string) {
  return {
    submitted: createAction<P>(`${prefix}Submitted`),
    succeeded: createAction(`${prefix}Succeeded`),
    failed: createAction<Failure>(`${prefix}Failed`),
  };
}
