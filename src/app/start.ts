import { appStarted } from '@shared/events';
import { startStore } from './store';

/** Starts the store and what hangs on it. `drawnFrom` is its state before anything has happened, as in the HTML. */
export function startApp() {
  const { store } = startStore();
  const drawnFrom = store.getState();
  store.dispatch(appStarted());
  return { store, drawnFrom };
}
