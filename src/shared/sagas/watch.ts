import type { Action } from '@reduxjs/toolkit';
import {
  call,
  cancelled,
  put,
  race,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from 'typed-redux-saga';
import { isRanchLeft, workerCrashed } from '@shared/events';

interface EventCreator {
  (...args: never[]): Action;
  match(action: Action): boolean;
}

const takers = { leading: takeLeading, latest: takeLatest, every: takeEvery };

/**
 * Registers a worker for one or more events: `leading` ignores events while the worker runs, `latest` cancels the
 * run under way, `every` lets them run side by side. A worker that throws what it did not expect is logged and told
 * as `workerCrashed`; its siblings go on, and the next event starts it again.
 */
export function* watch<C extends EventCreator>(
  mode: keyof typeof takers,
  event: C | readonly C[],
  worker: (action: ReturnType<C>) => SagaGenerator<void>,
): SagaGenerator<void> {
  const events = typeof event === 'function' ? [event] : event;
  const isHeard = (action: Action): action is ReturnType<C> => events.some((creator) => creator.match(action));
  yield* takers[mode](isHeard, (action: ReturnType<C>) => contained(worker, action));
}

function* contained<A extends Action>(worker: (action: A) => SagaGenerator<void>, action: A): SagaGenerator<void> {
  try {
    yield* call(worker, action);
  } catch (error) {
    if (yield* cancelled()) return;
    const message = error instanceof Error ? error.message : String(error);
    console.error(`The worker of ${action.type} crashed: ${message}`);
    yield* put(workerCrashed({ event: action.type, message }));
  }
}

/** A worker whose end is of no interest once the ranch is left: the next one has answers of its own. */
export function onThisRanch<A>(worker: (action: A) => SagaGenerator<void>) {
  return function* (action: A): SagaGenerator<void> {
    yield* race({ done: call(worker, action), left: take(isRanchLeft) });
  };
}
