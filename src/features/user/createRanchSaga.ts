import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { ranchNameFor } from '@contract/names';
import { createIdempotencyKeys } from '@shared/api/idempotency';
import { attempt, showFailure } from '@shared/sagas/attempt';
import { watch } from '@shared/sagas/watch';
import { userApi } from './userApi';
import { selectMe } from './userSelectors';
import { ranchCreated, ranchCreationFailed, ranchCreationSubmitted } from './userSlice';

function createRanchWith(keys: ReturnType<typeof createIdempotencyKeys>) {
  return function* createRanch(): SagaGenerator<void> {
    const body = { name: ranchNameFor((yield* select(selectMe))?.first_name ?? '') };
    const key = keys.keyFor(body);
    const outcome = yield* attempt(userApi.createRanch(body, key));
    keys.settled(body, key, outcome);
    if (outcome.ok) {
      yield* put(ranchCreated(outcome.value));
      return;
    }
    yield* put(ranchCreationFailed(outcome.failure));
    yield* showFailure(outcome.failure);
  };
}

/** Makes a ranch named after a person who has none. */
export function* createRanchSaga(): SagaGenerator<void> {
  yield* watch('leading', ranchCreationSubmitted, createRanchWith(createIdempotencyKeys()));
}
