import type { Action } from '@reduxjs/toolkit';
import { call, put, type SagaGenerator } from 'typed-redux-saga';
import { SOMETHING_WENT_WRONG } from '@shared/api/ApiError';
import type { Failure } from '@shared/requestState';
import { showFailure } from './attempt';

type Worker<A> = (action: A) => SagaGenerator<void>;

const notLoaded: Failure = { code: 'network', message: SOMETHING_WENT_WRONG };

/**
 * A worker whose code comes over the line when it is first needed, since most visits need few of the flows.
 *
 * @param lost tells that the worker did not come, as it would tell of any other failure; the next event tries again
 */
export function lazily<A extends Action>(
  load: () => Promise<Worker<A>>,
  lost: (failure: Failure) => Action,
): Worker<A> {
  return function* (action) {
    const worker = yield* call(() => load().catch(() => undefined));
    if (worker !== undefined) return yield* call(worker, action);
    yield* put(lost(notLoaded));
    yield* showFailure(notLoaded);
  };
}
