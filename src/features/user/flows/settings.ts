import type { Settings } from '@contract/me';
import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { foldWhiteSpace } from '@contract/text';
import type { Failure } from '@shared/requestState';
import { attempt, showFailure } from '@shared/sagas/attempt';
import { userApi } from '../userApi';
import { selectMe, selectRanch } from '../userSelectors';
import {
  ranchRenamed,
  settingsFailed,
  settingsSaved,
  type ranchSetUpSubmitted,
  type settingsSubmitted,
} from '../userSlice';

function* saveSettings(settings: Settings): SagaGenerator<void> {
  const me = yield* select(selectMe);
  const outcome = yield* attempt(userApi.saveSettings({ ...me?.settings, ...settings }));
  if (outcome.ok) yield* put(settingsSaved(outcome.value));
  else yield* refuse(outcome.failure);
}

function* refuse(failure: Failure): SagaGenerator<void> {
  yield* put(settingsFailed(failure));
  yield* showFailure(failure);
}

export function* onSettings({ payload }: ReturnType<typeof settingsSubmitted>): SagaGenerator<void> {
  yield* saveSettings(payload);
}

export function* onRanchSetUp({ payload }: ReturnType<typeof ranchSetUpSubmitted>): SagaGenerator<void> {
  const ranch = yield* select(selectRanch);
  const name = foldWhiteSpace(payload.ranchName);
  if (ranch !== null && ranch.name !== name) {
    const outcome = yield* attempt(userApi.renameRanch(ranch.ranch_uuid, name));
    if (!outcome.ok) return yield* refuse(outcome.failure);
    yield* put(ranchRenamed(outcome.value));
  }
  yield* saveSettings(payload.settings);
}
