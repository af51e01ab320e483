import { all, call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { REHYDRATE } from 'redux-persist';
import { selectSession } from '@features/auth';
import { loadSubscription } from '@features/subscription';
import { loadTeam } from '@features/team';
import { selectAppSettings } from '@features/ui';
import { loadMe, migrateStoredSettings, selectIsMeLoaded, selectRanchUuid } from '@features/user';
import { appStarted, sessionEnded, sessionOpened, startupFinished } from '@shared/events';
import { fromContext } from '@shared/sagas/context';
import { watch } from '@shared/sagas/watch';
import { selectIsRehydrated } from '../rootReducer';
import { loadAppSettings } from './loadAppSettings';

/**
 * From what this browser remembers to a ranch with its subscription and team. It runs at the start and after every
 * way in; a newer run cancels the one under way, and so does the end of the session.
 */
function* startUp(): SagaGenerator<void> {
  const { chain } = yield* race({ chain: call(loadAll), ended: take(sessionEnded) });
  if (chain === true) yield* put(startupFinished());
}

function* loadAll(): SagaGenerator<true> {
  yield* untilRehydrated();
  if ((yield* select(selectAppSettings)) === null) yield* loadAppSettings();
  if ((yield* select(selectSession)) === 'anonymous') return true;
  yield* loadMe();
  if (yield* select(selectIsMeLoaded)) yield* migrateStoredSettings();
  const ranchUuid = yield* select(selectRanchUuid);
  yield* all([loadSubscription(ranchUuid), loadTeam(ranchUuid)]);
  return true;
}

function* untilRehydrated(): SagaGenerator<void> {
  while (!(yield* select(selectIsRehydrated))) yield* take(REHYDRATE);
}

function* markSession(): SagaGenerator<void> {
  const hint = yield* fromContext('sessionHint');
  const settings = yield* select(selectAppSettings);
  hint.remember(settings?.COOKIE_DOMAIN ?? '');
}

function* forgetSession(): SagaGenerator<void> {
  const hint = yield* fromContext('sessionHint');
  const settings = yield* select(selectAppSettings);
  const purge = yield* fromContext('purge');
  hint.forget(settings?.COOKIE_DOMAIN ?? '');
  yield* call(purge);
}

/** What happens when the app starts, and when a session begins or ends. */
export function* startupSaga(): SagaGenerator<void> {
  yield* all([
    watch('latest', [appStarted, sessionOpened], startUp),
    watch('every', sessionOpened, markSession),
    watch('every', sessionEnded, forgetSession),
  ]);
}
