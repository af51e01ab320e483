import type { Failure } from '@shared/requestState';

/** A call that came to no good end. `status` is 0 when no answer came. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: number,
    readonly failure: Failure,
  ) {
    super(failure.message);
  }
}

/** What stands in the store for anything thrown by a call. */
export function failureFrom(error: unknown): Failure {
  return error instanceof ApiError ? error.failure : { code: 'unexpected', message: SOMETHING_WENT_WRONG };
}

/** Whether the server no longer knows the session. */
export function isSessionRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.failure.code === 'unauthenticated';
}

/** What a person reads when nobody said anything better. */
export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again.';
