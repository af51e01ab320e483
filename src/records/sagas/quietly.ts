import { put, type SagaGenerator } from 'typed-redux-saga';
import type { ApiCall } from '@shared/api/ApiCall';
import { ApiError, failureFrom } from '@shared/api/ApiError';
import { sessionOpenedElsewhere } from '@shared/events';
import type { Failure } from '@shared/requestState';
import { sendUnseen } from '@shared/sagas/send';

/** `retryAfterMs`: how long the server asked to be left alone; 0 where it asked for nothing. */
export type QuietOutcome<T> =
  { ok: true; value: T } | { ok: false; failure: Failure; body: unknown; retryAfterMs: number };

const LONGEST_MS = 5 * 60_000;
const ASKING_STATUSES = [429, 503];

function retryAfterOf({ status, headers }: ApiError): number {
  const seconds = Number(headers?.get('Retry-After') ?? 0);
  return ASKING_STATUSES.includes(status) && seconds > 0 ? Math.min(1_000 * seconds, LONGEST_MS) : 0;
}

/**
 * Where the cookie turns out to be somebody else's, a sign-in in another tab was missed: what it would have told is told
 * now. The ranch is left by it, with all that waits kept for who recorded it.
 */
export function* heedOtherPerson({ code }: Failure): SagaGenerator<void> {
  if (code === 'other_person') yield* put(sessionOpenedElsewhere());
}

/** Sends a call that nobody asked for. It throws nothing. */
export function* quietly<T>(apiCall: ApiCall<T>): SagaGenerator<QuietOutcome<T>> {
  try {
    return { ok: true, value: yield* sendUnseen(apiCall) };
  } catch (error) {
    const failure = failureFrom(error);
    yield* heedOtherPerson(failure);
    if (!(error instanceof ApiError)) return { ok: false, failure, body: undefined, retryAfterMs: 0 };
    // A proxy on the way takes no body of that size, and says so by the status alone.
    const isCutByProxy = error.status === 413 && failure.code === 'unexpected';
    const told = isCutByProxy ? { ...failure, code: 'too_large' } : failure;
    return { ok: false, failure: told, body: error.body, retryAfterMs: retryAfterOf(error) };
  }
}
