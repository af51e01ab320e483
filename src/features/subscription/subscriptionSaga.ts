import { put, type SagaGenerator } from 'typed-redux-saga';
import { stepFailed } from '@shared/events';
import { attempt } from '@shared/sagas/attempt';
import { onThisRanch, watch } from '@shared/sagas/watch';
import { subscriptionLoaded, subscriptionRetried } from './subscriptionSlice';
import { subscriptionApi } from './subscriptionApi';

/** Loads the ranch's subscription; without a ranch there is nothing to ask for. A failure is quiet. */
export function* loadSubscription(ranchUuid: string | null): SagaGenerator<void> {
  if (ranchUuid === null) {
    yield* put(subscriptionLoaded(null));
    return;
  }
  const outcome = yield* attempt(subscriptionApi.ofRanch(ranchUuid));
  if (outcome.ok) yield* put(subscriptionLoaded(outcome.value));
  else yield* put(stepFailed({ step: 'subscription', failure: outcome.failure }));
}

function* retry({ payload }: ReturnType<typeof subscriptionRetried>): SagaGenerator<void> {
  yield* loadSubscription(payload.ranchUuid);
}

/** Another try to load what did not come. */
export function* subscriptionSaga(): SagaGenerator<void> {
  yield* watch('leading', subscriptionRetried, onThisRanch(retry));
}
