import { call, type SagaGenerator } from 'typed-redux-saga';
import { settingsLoaded } from '@shared/events';
import { fromContext } from '@shared/sagas/context';
import { watch } from '@shared/sagas/watch';

function* onSettings({ payload }: ReturnType<typeof settingsLoaded>): SagaGenerator<void> {
  if (payload.ANALYTICS_KEY === '') return;
  const loadTag = yield* fromContext('loadTag');
  yield* call(loadTag, payload.ANALYTICS_KEY);
}

/** With an analytics key the tag's script loads; without one nothing of another site ever does. */
export function* analyticsSaga(): SagaGenerator<void> {
  yield* watch('leading', settingsLoaded, onSettings);
}
