import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { meLoaded, meUnavailable, stepFailed } from '@shared/events';
import { attempt } from '@shared/sagas/attempt';
import { userApi } from './userApi';
import { selectMe } from './userSelectors';

/** Asks the server who is signed in. Where it cannot say, what this browser remembers serves, quietly. */
export function* loadMe(): SagaGenerator<void> {
  const outcome = yield* attempt(userApi.me());
  if (outcome.ok) {
    yield* put(meLoaded(outcome.value));
    return;
  }
  yield* put(stepFailed({ step: 'me', failure: outcome.failure }));
  yield* put(meUnavailable({ isRemembered: (yield* select(selectMe)) !== null }));
}
