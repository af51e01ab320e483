import { createAction } from '@reduxjs/toolkit';
import type { SentReasons } from './api/sentReasons';

/** Why a request failed, in a form that can stand in the store: a stable code, words, and words by field. */
export interface Failure extends SentReasons {
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

/** How a request ends, told as `{prefix}Succeeded` or `{prefix}Failed`. */
export const requestEnds = (prefix: string) => ({
  succeeded: createAction(`${prefix}Succeeded`),
  failed: createAction<Failure>(`${prefix}Failed`),
});

export type RequestEnds = ReturnType<typeof requestEnds>;

/**
 * What happens to a form or the like that sends a request.
 *
 * @param submitted the whole type of the first action, so that a search for it finds this place; the ends are named after it
 */
export const requestActions = <P = void>(submitted: `${string}Submitted`) => ({
  submitted: createAction<P>(submitted),
  ...requestEnds(submitted.slice(0, -'Submitted'.length)),
});
