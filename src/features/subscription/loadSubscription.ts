import { put, type SagaGenerator } from 'typed-redux-saga';
import { stepFailed } from '@shared/events';
import { attempt } from '@shared/sagas/attempt';
import { subscriptionApi } from './subscriptionApi';
import { subscriptionLoaded } from './subscriptionSlice';

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
