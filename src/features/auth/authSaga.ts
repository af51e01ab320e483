import { all, put, type SagaGenerator } from 'typed-redux-saga';
import { PRODUCT_NAME } from '@contract/product';
import { createIdempotencyKeys } from '@shared/api/idempotency';
import { noticeShown, sessionEnded, sessionOpened } from '@shared/events';
import { attempt, showFailure } from '@shared/sagas/attempt';
import { watch } from '@shared/sagas/watch';
import { authApi } from './authApi';
import {
  loginFailed,
  loginSubmitted,
  loginSucceeded,
  signOutFailed,
  signOutSubmitted,
  signupFailed,
  signupSubmitted,
  signupSucceeded,
} from './authSlice';
import { registerPayload } from './registerPayload';

function* logIn({ payload }: ReturnType<typeof loginSubmitted>): SagaGenerator<void> {
  const outcome = yield* attempt(authApi.login({ ...payload, email: payload.email.trim() }));
  if (!outcome.ok) {
    yield* put(loginFailed(outcome.failure));
    return yield* showFailure(outcome.failure);
  }
  yield* put(loginSucceeded());
  yield* put(sessionOpened());
}

function signUpWith(keys: ReturnType<typeof createIdempotencyKeys>) {
  return function* signUp({ payload }: ReturnType<typeof signupSubmitted>): SagaGenerator<void> {
    const body = registerPayload(payload);
    const key = keys.keyFor(body);
    const outcome = yield* attempt(authApi.register(body, key));
    keys.settled(body, key, outcome);
    if (!outcome.ok) {
      yield* put(signupFailed(outcome.failure));
      return yield* showFailure(outcome.failure);
    }
    yield* put(signupSucceeded());
    yield* put(noticeShown('success', `You are ready to use ${PRODUCT_NAME}`, `Hello ${body.first_name}!`));
    yield* put(sessionOpened());
  };
}

function* signOut(): SagaGenerator<void> {
  const outcome = yield* attempt(authApi.logout());
  if (outcome.ok) return yield* end();
  yield* put(signOutFailed(outcome.failure));
  yield* showFailure(outcome.failure);
}

function* end(): SagaGenerator<void> {
  yield* put(sessionEnded('signedOut'));
}

/** The ways in and out: each form's submission, one at a time. */
export function* authSaga(): SagaGenerator<void> {
  yield* all([
    watch('leading', loginSubmitted, logIn),
    watch('leading', signupSubmitted, signUpWith(createIdempotencyKeys())),
    watch('leading', signOutSubmitted, signOut),
  ]);
}
