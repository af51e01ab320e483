import { call, type SagaGenerator } from 'typed-redux-saga';
import { appSettingsLoaded } from '@shared/events';
import { fromContext, type SagaContext } from '@shared/sagas/context';
import { watch } from '@shared/sagas/watch';

function* onSettings({ payload }: ReturnType<typeof appSettingsLoaded>): SagaGenerator<void> {
  if (payload.ANALYTICS_KEY === '') return;
  const load = yield* fromContext('loadTag');
  yield* call(load, payload.ANALYTICS_KEY);
}

/** With an analytics key the tag's script loads; without one nothing of another site ever does. */
export function* analyticsSaga(): SagaGenerator<void> {
  yield* watch('leading', appSettingsLoaded, onSettings);
}

const quietly = () => undefined;

/** Both come over the line when they are first needed; a person never waits for them nor hears of their failure. */
export const track: SagaContext['track'] = (event, email) =>
  void import('./pushEvent').then(({ pushEvent }) => pushEvent(event, email), quietly);

export const loadTag: SagaContext['loadTag'] = (key) => import('./loadTag').then((tag) => tag.loadTag(key), quietly);
