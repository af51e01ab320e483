import type { Middleware } from '@reduxjs/toolkit';
import { isSessionChanged } from '@shared/events';
import { queries } from '@shared/api/queries';
import type { LateParts } from '../lateParts';

/** Whatever was listed for one person is not for the next. */
const clearWithSession: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (isSessionChanged(action)) store.dispatch(queries.util.resetApiState());
  return result;
};

/** Adds the lists of areas to a running store; doing so again changes nothing. */
export function addQueries({ addReducer, addMiddleware }: LateParts): void {
  addReducer(queries);
  addMiddleware(queries.middleware, clearWithSession);
}
