import { createAction, type Middleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { queries } from '@shared/api/queries';
import { isSessionChanged } from '@shared/events';
import type { LateParts } from '../lateParts';

/** The store can hold lists from now on. */
export const queriesAdded = createAction('queries/added');

function requestIdOf(action: unknown): unknown {
  const { meta } = action as { meta?: { requestId?: unknown } };
  return meta?.requestId;
}

/**
 * Whatever was listed for one person is not for the next. What is still under way is given up, and its end is told to
 * nobody: the next person's history would hold it.
 */
const clearWithSession: Middleware<object, unknown, ThunkDispatch<unknown, unknown, UnknownAction>> = (store) => {
  const givenUp = new Set<unknown>();
  return (next) => (action) => {
    if (givenUp.delete(requestIdOf(action))) return action;
    if (isSessionChanged(action)) {
      for (const running of [
        ...store.dispatch(queries.util.getRunningQueriesThunk()),
        ...store.dispatch(queries.util.getRunningMutationsThunk()),
      ]) {
        givenUp.add(running.requestId);
        running.abort();
      }
      // Before the event itself, with which the history of the next person begins.
      store.dispatch(queries.util.resetApiState());
    }
    return next(action);
  };
};

/** Adds the lists of areas to a running store; doing so again changes nothing. */
export function addQueries({ addReducer, addMiddleware }: LateParts): void {
  addReducer(queries);
  addMiddleware(queries.middleware, clearWithSession);
}
