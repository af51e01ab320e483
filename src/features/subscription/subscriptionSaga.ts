import type { SagaGenerator } from 'typed-redux-saga';
import { onThisRanch } from '@shared/sagas/onThisRanch';
import { watch } from '@shared/sagas/watch';
import { loadSubscription } from './loadSubscription';
import { subscriptionRetried } from './subscriptionSlice';

function* retry({ payload }: ReturnType<typeof subscriptionRetried>): SagaGenerator<void> {
  yield* loadSubscription(payload.ranchUuid);
}

/** Another try to load what did not come. */
export function* subscriptionSaga(): SagaGenerator<void> {
  yield* watch('leading', subscriptionRetried, onThisRanch(retry));
}
