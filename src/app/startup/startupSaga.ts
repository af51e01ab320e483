import { all, call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { REHYDRATE } from 'redux-persist';
import { selectSession } from '@features/auth';
import { loadSubscription } from '@features/subscription';
import { loadTeam } from '@features/team';
import { selectAppSettings } from '@features/ui';
import { loadMe, ranchCreated, migrateStoredPreferences, selectIsMeLoaded, selectRanchUuid } from '@features/user';
import {
  appStarted,
  meOutdated,
  meUnavailable,
  ranchChosen,
  ranchRightsChanged,
  sessionEnded,
  sessionOpened,
  sessionOpenedElsewhere,
  startupFinished,
} from '@shared/events';
import { watch } from '@shared/sagas/watch';
import { selectIsRehydrated } from '../rootReducer';
import { askForMeAgain } from './askForMeAgain';
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
  if (yield* select(selectIsMeLoaded)) yield* migrateStoredPreferences();
  yield* loadRanch();
  return true;
}

function* loadRanch(): SagaGenerator<void> {
  const ranchUuid = yield* select(selectRanchUuid);
  yield* all([loadSubscription(ranchUuid), loadTeam(ranchUuid)]);
}

/** A ranch that is left while it loads is no longer of interest, nor is any when the session ends. */
function* changeRanch(): SagaGenerator<void> {
  yield* race({ loaded: call(loadRanch), ended: take(sessionEnded) });
}

function* untilRehydrated(): SagaGenerator<void> {
  while (!(yield* select(selectIsRehydrated))) yield* take(REHYDRATE);
}

/** Runs the chain when the app starts and whenever someone has come in, here or in another tab, or changes ranch. */
export function* startupSaga(): SagaGenerator<void> {
  yield* all([
    watch('latest', [appStarted, sessionOpened, sessionOpenedElsewhere, ranchCreated, meOutdated], startUp),
    watch('leading', meUnavailable, askForMeAgain),
    watch('latest', [ranchChosen, ranchRightsChanged], changeRanch),
  ]);
}
