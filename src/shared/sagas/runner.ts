import { createContext } from 'react';
import type { SagaMiddleware } from 'redux-saga';
import type { ApiCall } from '@shared/api/ApiCall';
import { SOMETHING_WENT_WRONG } from '@shared/api/ApiError';
import { attempt, type Outcome } from './attempt';

/** Runs a saga from where none is: a list of RTK Query's, or a component whose answer must not stand in the store. */
export type SagaRunner = Pick<SagaMiddleware, 'run'>;

export const RunnerContext = createContext<SagaRunner>({
  run: () => {
    throw new Error('A call was sent outside a running app');
  },
});

/**
 * Sends a call as `attempt` does. It never rejects.
 *
 * @param signal gives the call up, whose outcome then is a failure that nobody needs to hear of
 */
export async function attemptBy<T>(sagas: SagaRunner, call: ApiCall<T>, signal: AbortSignal): Promise<Outcome<T>> {
  const task = sagas.run(attempt<T>, call);
  const giveUp = () => task.cancel();
  signal.addEventListener('abort', giveUp);
  const outcome = await task.toPromise<Outcome<T>>();
  signal.removeEventListener('abort', giveUp);
  return task.isCancelled() ? { ok: false, failure: { code: 'timeout', message: SOMETHING_WENT_WRONG } } : outcome;
}
