import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga';
import { selectIsMeLoaded, selectMe } from '@features/user';
import { meOutdated } from '@shared/events';
import { fromContext } from '@shared/sagas/context';

/** It may be that the server answers everything but this. */
const PAUSE_MS = 30_000;

/** Asks again who is signed in, whom this browser remembers, once the server answers anything. */
export function* askForMeAgain(): SagaGenerator<void> {
  const api = yield* fromContext('api');
  while ((yield* select(selectMe)) !== null && !(yield* select(selectIsMeLoaded))) {
    yield* call(() => api.nextAnswer());
    yield* put(meOutdated());
    yield* delay(PAUSE_MS);
  }
}
