import { call, delay, put, race, type SagaGenerator } from 'typed-redux-saga';
import { readAppSettings } from '@contract/appSettings';
import { failureFrom } from '@shared/api/ApiError';
import { settingsLoaded, stepFailed } from '@shared/events';
import { fromContext } from '@shared/sagas/context';

/** A file that takes longer than this counts as missing. */
const PATIENCE_MS = 5_000;

/** Fetches `settingsV.json`. Missing, slow or malformed: quiet, and the built-in same-origin defaults serve. */
export function* loadAppSettings(): SagaGenerator<void> {
  const fetchSettings = yield* fromContext('fetchSettings');
  try {
    const { file } = yield* race({ file: call(fetchSettings), tooLate: delay(PATIENCE_MS) });
    yield* put(settingsLoaded(readAppSettings(file)));
  } catch (error) {
    yield* put(stepFailed({ step: 'settings', failure: failureFrom(error) }));
    yield* put(settingsLoaded(readAppSettings(undefined)));
  }
}
