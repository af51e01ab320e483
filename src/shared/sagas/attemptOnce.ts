import type { SagaGenerator } from 'typed-redux-saga';
import { nanoid } from '@reduxjs/toolkit';
import type { ApiCall } from '@shared/api/ApiCall';
import { isAnswerLost } from '@shared/api/ApiError';
import { attempt, type Outcome } from './attempt';

/**
 * Keys for submissions that must not happen twice. A body that is sent again after its answer was lost gets the key
 * it had, so that the server can say what became of the first try; any other body gets a new one. One submission is
 * remembered, in memory alone, because a body may hold a password.
 */
function createIdempotencyKeys() {
  let lost: { text: string; key: string } | undefined;
  return {
    keyFor(body: unknown): string {
      return lost?.text === JSON.stringify(body) ? lost.key : nanoid();
    },
    settled(body: unknown, key: string, outcome: Outcome<unknown>): void {
      const isLost = !outcome.ok && isAnswerLost(outcome.failure);
      lost = isLost ? { text: JSON.stringify(body), key } : undefined;
    },
  };
}

const keys = createIdempotencyKeys();

/** Sends a call that must not do its work twice: the same call after a lost answer goes out under the same key. */
export function* attemptOnce<T>(apiCall: ApiCall<T>): SagaGenerator<Outcome<T>> {
  const what = [apiCall.path, apiCall.body];
  const key = keys.keyFor(what);
  const outcome = yield* attempt({ ...apiCall, idempotencyKey: key });
  keys.settled(what, key, outcome);
  return outcome;
}
