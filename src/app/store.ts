import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE, type Persistor } from 'redux-persist';
import { anonymousState, selectSession } from '@features/auth';
import { selectAppSettings, selectConnection } from '@features/ui';
import { createApiClient } from '@shared/api/apiClient';
import type { HearCall } from '@shared/api/lineWatch';
import type { QueryExtra } from '@shared/api/queries';
import { appStarted, connectionChanged } from '@shared/events';
import { linkTokens } from '@shared/lib/linkTokens';
import { sessionHint } from '@shared/lib/sessionHint';
import { createTabs } from '@shared/lib/tabs';
import type { SagaContext } from '@shared/sagas/context';
import { loadTag, track } from './analytics/analyticsSaga';
import { devTools } from './devtools/devTools';
import { createHistory, keepHistory } from './devtools/history';
import { createSanitizer } from './devtools/sanitizer';
import { createLateParts } from './lateParts';
import { createRootReducer } from './rootReducer';
import { rootSaga } from './rootSaga';
import { fetchAppSettings } from './startup/loadAppSettings';

/** The checks of development builds complain of their own slowness only when a person would feel it. */
const SLOW_CHECK_MS = 1_000;
const ofLibraries = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

/**
 * The store as it is before the app has started: reducers, the saga middleware and the developer tools. On its own
 * it touches no storage and sends nothing, so it also serves the rendering of pages at build time.
 */
export function createStore(isAnonymous: boolean) {
  const sagas = createSagaMiddleware();
  const sanitizer = createSanitizer();
  const history = createHistory(sanitizer);
  const rootReducer = createRootReducer();
  const extra: QueryExtra = { sagas };
  const late = createLateParts(rootReducer, extra, sanitizer);
  const store = configureStore({
    reducer: rootReducer,
    ...(isAnonymous ? { preloadedState: { auth: anonymousState } } : {}),
    devTools: false,
    middleware: (defaults) =>
      defaults({
        // For the lists of areas alone: RTK Query asks for them by thunks.
        thunk: { extraArgument: extra },
        serializableCheck: { ignoredActions: ofLibraries, warnAfter: SLOW_CHECK_MS },
        immutableCheck: { warnAfter: SLOW_CHECK_MS },
      }).concat(sagas, late.middleware, history.middleware),
    enhancers: (defaults) => defaults().concat(devTools(sanitizer)),
  });
  keepHistory(store, history);
  late.keepFor(store);
  const runSagas = (context: SagaContext) => {
    sagas.setContext(context);
    return sagas.run(rootSaga);
  };
  return { store, runSagas };
}

export type AppStore = ReturnType<typeof createStore>['store'];

const loadWatch = () => import(/* webpackChunkName: "layout" */ '@shared/api/lineWatch');

/** Tells the store how the line is, once somebody is signed in: guests see nothing of it, and load nothing for it. */
function hearCalls(store: AppStore): HearCall {
  let watch: Promise<HearCall> | undefined;
  return (...heard) => {
    if (selectSession(store.getState()) !== 'signedIn') return;
    watch ??= loadWatch().then(({ watchLine }) =>
      watchLine(
        () => selectConnection(store.getState()),
        (next) => store.dispatch(connectionChanged(next)),
      ),
    );
    watch.then(
      (hear) => hear(...heard),
      () => {
        watch = undefined;
      },
    );
  };
}

/** The running store of a browser: sagas at work, and what this browser remembers on its way in. */
export function startStore(): { store: AppStore; persistor: Persistor; sagas: Task } {
  const { store, runSagas } = createStore(!sessionHint.exists());
  const sagas = runSagas({
    api: createApiClient(() => selectAppSettings(store.getState()), hearCalls(store)),
    sessionHint,
    tabs: createTabs(),
    linkTokens,
    track,
    loadTag,
    fetchAppSettings,
    purge: async () => {
      await persistor.flush();
      await persistor.purge();
    },
  });
  const persistor = persistStore(store);
  return { store, persistor, sagas };
}

/** Starts the store and what hangs on it. `drawnFrom` is its state before anything has happened, as in the HTML. */
export function startApp() {
  const { store } = startStore();
  const drawnFrom = store.getState();
  store.dispatch(appStarted());
  return { store, drawnFrom };
}
