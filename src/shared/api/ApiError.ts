import { t } from '@domain/words';
import type { Failure } from '@shared/requestState';

/** A call that came to no good end. `status` is 0 when no answer came. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: number,
    readonly failure: Failure,
    /** The answer itself, as JSON, for the caller that needs more of it. */
    readonly body?: unknown,
    readonly headers?: Pick<Headers, 'get'>,
  ) {
    super(failure.message);
  }
}

/** What stands in the store for anything thrown by a call. */
export function failureFrom(error: unknown): Failure {
  return error instanceof ApiError ? error.failure : { code: 'unexpected', message: SOMETHING_WENT_WRONG };
}

const LOST = ['network', 'timeout', 'bad_answer', 'portal', 'in_progress', 'unavailable', 'internal', 'unexpected'];

/** Whether nobody knows after that failure if the call was done: the answer was lost, or says nothing of it. */
export const isAnswerLost = ({ code }: Failure): boolean => LOST.includes(code);

/** Whether the server no longer knows the session. */
export function isSessionRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.failure.code === 'unauthenticated';
}

const REFUSED = /^(forbidden|not_found)$/;
const OF_A_RANCH = /^\/ranch\/[\da-f]{8}-/i;

/** Whether the server refused a call about a ranch for what the person is there, or no longer is. */
export function isRanchRefused(error: unknown, path: string): boolean {
  return error instanceof ApiError && REFUSED.test(error.failure.code) && OF_A_RANCH.test(path);
}

/** What a person reads when nobody said anything better. */
export const SOMETHING_WENT_WRONG = t`Something went wrong. Please try again.`;
