import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { Settings } from '@contract/me';
import { failureFrom } from '@shared/api/ApiError';
import { stepFailed } from '@shared/events';
import { send } from '@shared/sagas/send';
import { userApi } from './userApi';
import { selectMe } from './userSelectors';
import { settingsMigrated } from './userSlice';

/**
 * Brings settings from before colour schemes could be selected to the present shape, keeping every key it does not
 * know, and saves them once. A save that fails is quiet; the next start tries again.
 */
export function* migrateStoredSettings(): SagaGenerator<void> {
  const settings = (yield* select(selectMe))?.settings;
  if (settings === undefined || settings.mapSelectedColorScheme !== undefined) return;
  try {
    yield* call(migrate, settings);
  } catch (error) {
    yield* put(stepFailed({ step: 'migration', failure: failureFrom(error) }));
  }
}

function* migrate(settings: Settings): SagaGenerator<void> {
  const { migrateSettings } = yield* call(() => import('./migrateSettings'));
  const migrated = { ...settings, ...migrateSettings(settings) };
  yield* put(settingsMigrated(migrated));
  yield* send(userApi.saveSettings(migrated));
}
