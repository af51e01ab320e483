import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { failureFrom } from '@shared/api/ApiError';
import { meLoaded, meUnavailable, stepFailed } from '@shared/events';
import { attempt } from '@shared/sagas/attempt';
import { send } from '@shared/sagas/send';
import { userApi } from './userApi';
import { selectMe } from './userSelectors';
import { preferencesMigrated } from './userSlice';

/** Asks the server who is signed in. Where it cannot say, what this browser remembers serves, quietly. */
export function* loadMe(): SagaGenerator<void> {
  const outcome = yield* attempt(userApi.me());
  if (outcome.ok) {
    yield* put(meLoaded(outcome.value));
    return;
  }
  yield* put(stepFailed({ step: 'me', failure: outcome.failure }));
  yield* put(meUnavailable({ isRemembered: (yield* select(selectMe)) !== null }));
}

/**
 * Brings settings from before color schemes could be selected to the present shape, keeping every key it does not
 * know, and saves them once. A save that fails is quiet; the next start tries again.
 */
export function* migrateStoredPreferences(): SagaGenerator<void> {
  const settings = (yield* select(selectMe))?.settings;
  if (settings === undefined || settings.mapSelectedColorScheme !== undefined) return;
  try {
    const { migratePreferences } = yield* call(() => import('./migratePreferences'));
    const migrated = { ...settings, ...migratePreferences(settings) };
    yield* put(preferencesMigrated(migrated));
    yield* send(userApi.savePreferences(migrated));
  } catch (error) {
    yield* put(stepFailed({ step: 'migration', failure: failureFrom(error) }));
  }
}
