import { call, delay, put, race, type SagaGenerator } from 'typed-redux-saga';
import { readAppSettings } from '@contract/http/appSettings';
import { failureFrom } from '@shared/api/ApiError';
import { appSettingsLoaded, stepFailed } from '@shared/events';
import { fromContext } from '@shared/sagas/context';

/** Where the application settings stand, beside the client's own files. */
const SETTINGS_FILE = '/assets/json/settingsV.json';

/** Fetches what `settingsV.json` holds. `index.html` preloads it with the same mode, so that it travels once. */
export async function fetchAppSettings(): Promise<unknown> {
  const response = await fetch(SETTINGS_FILE, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The application settings answered ${response.status}`);
  return response.json();
}

/** A file that takes longer than this counts as missing. */
const PATIENCE_MS = 5_000;

/** Fetches `settingsV.json`. Missing, slow or malformed: quiet, and the built-in same-origin defaults serve. */
export function* loadAppSettings(): SagaGenerator<void> {
  const fetchAppSettings = yield* fromContext('fetchAppSettings');
  try {
    const { file } = yield* race({ file: call(fetchAppSettings), tooLate: delay(PATIENCE_MS) });
    yield* put(appSettingsLoaded(readAppSettings(file)));
  } catch (error) {
    yield* put(stepFailed({ step: 'appSettings', failure: failureFrom(error) }));
    yield* put(appSettingsLoaded(readAppSettings(undefined)));
  }
}
