import type { SagaGenerator } from 'typed-redux-saga';
import type { ApiCall } from '@shared/api/ApiCall';
import { createIdempotencyKeys } from '@shared/api/idempotency';
import { attempt, type Outcome } from './attempt';

const keys = createIdempotencyKeys();

/** Sends a call that must not do its work twice: the same call after a lost answer goes out under the same key. */
export function* attemptOnce<T>(apiCall: ApiCall<T>): SagaGenerator<Outcome<T>> {
  const what = [apiCall.path, apiCall.body];
  const key = keys.keyFor(what);
  const outcome = yield* attempt({ ...apiCall, idempotencyKey: key });
  keys.settled(what, key, outcome);
  return outcome;
}
