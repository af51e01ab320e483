import { createAction, type Middleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { queries } from '@shared/api/queries';
import { isSessionChanged } from '@shared/events';
import type { LateParts } from '../lateParts';
import { summarizeQueries } from './summarizeQueries';

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
      // The lists go with the event itself, with which the history of the next person begins. Who watches them is
      // forgotten after it: a page that is still open would ask for them again, and without a session.
      const passed = next(action);
      store.dispatch(queries.util.resetApiState());
      return passed;
    }
    return next(action);
  };
};

const emptiedWithSession: typeof queries.reducer = (state, action) =>
  queries.reducer(isSessionChanged(action) ? undefined : state, action);

/** Adds the lists of areas to a running store; doing so again changes nothing. */
export function addQueries({ addReducer, addMiddleware }: LateParts): void {
  addReducer({ reducerPath: queries.reducerPath, reducer: emptiedWithSession, summary: summarizeQueries });
  addMiddleware(queries.middleware, clearWithSession);
}
