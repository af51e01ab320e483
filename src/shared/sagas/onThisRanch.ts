import { call, race, take, type SagaGenerator } from 'typed-redux-saga';
import { isRanchLeft } from '@shared/events';

/** A worker whose end is of no interest once the ranch is left: the next one has answers of its own. */
export function onThisRanch<A>(worker: (action: A) => SagaGenerator<void>) {
  return function* (action: A): SagaGenerator<void> {
    yield* race({ done: call(worker, action), left: take(isRanchLeft) });
  };
}
