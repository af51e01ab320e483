import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { attempt, showFailure } from '@shared/sagas/attempt';
import { watch } from '@shared/sagas/watch';
import { userApi } from './userApi';
import { selectMe } from './userSelectors';
import { settingsFailed, settingsSaved, settingsSubmitted } from './userSlice';

function* saveSettings({ payload }: ReturnType<typeof settingsSubmitted>): SagaGenerator<void> {
  const me = yield* select(selectMe);
  const outcome = yield* attempt(userApi.saveSettings({ ...me?.settings, ...payload }));
  if (outcome.ok) {
    yield* put(settingsSaved(outcome.value));
    return;
  }
  yield* put(settingsFailed(outcome.failure));
  yield* showFailure(outcome.failure);
}

/** What the signed-in person changes about themselves. */
export function* userSaga(): SagaGenerator<void> {
  yield* watch('leading', settingsSubmitted, saveSettings);
}
