import type { Preferences } from '@contract/people/me';
import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { foldWhiteSpace } from '@contract/text/text';
import { attempt, refuse } from '@shared/sagas/attempt';
import { takeMe } from './takeMe';
import { userApi } from '../userApi';
import { userForms } from '../userForms';
import { selectMe, selectRanch } from '../userSelectors';
import { ranchRenamed, type ranchSetUpSubmitted } from '../userSlice';

function* save(settings: Preferences): SagaGenerator<void> {
  const me = yield* select(selectMe);
  const outcome = yield* attempt(userApi.savePreferences({ ...me?.settings, ...settings }));
  if (!outcome.ok) return yield* refuse(userForms.preferences.failed, outcome.failure);
  yield* takeMe(outcome.value);
  yield* put(userForms.preferences.succeeded());
}

export function* savePreferences({ payload }: ReturnType<typeof userForms.preferences.submitted>): SagaGenerator<void> {
  yield* save(payload);
}

export function* setUpRanch({ payload }: ReturnType<typeof ranchSetUpSubmitted>): SagaGenerator<void> {
  const ranch = yield* select(selectRanch);
  const name = foldWhiteSpace(payload.ranchName);
  if (ranch !== null && ranch.name !== name) {
    const outcome = yield* attempt(userApi.renameRanch(ranch.ranch_uuid, name));
    if (!outcome.ok) return yield* refuse(userForms.preferences.failed, outcome.failure);
    yield* put(ranchRenamed(outcome.value));
  }
  yield* save(payload.settings);
}
