import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { ranchNameFor } from '@contract/names';
import { showFailure } from '@shared/sagas/attempt';
import { attemptOnce } from '@shared/sagas/attemptOnce';
import { userApi } from '../userApi';
import { selectMe } from '../userSelectors';
import { ranchCreated, ranchCreationFailed } from '../userSlice';

/** Makes a ranch named after a person who has none. */
export function* createRanch(): SagaGenerator<void> {
  const name = ranchNameFor((yield* select(selectMe))?.first_name ?? '');
  const outcome = yield* attemptOnce(userApi.createRanch({ name }));
  if (outcome.ok) {
    yield* put(ranchCreated(outcome.value));
    return;
  }
  yield* put(ranchCreationFailed(outcome.failure));
  yield* showFailure(outcome.failure);
}
