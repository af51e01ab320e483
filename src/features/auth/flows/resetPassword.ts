import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { noticeShown, sessionEnded } from '@shared/events';
import type { Failure } from '@shared/requestState';
import { attempt } from '@shared/sagas/attempt';
import { fromContext } from '@shared/sagas/context';
import { authApi } from '../authApi';
import { selectSession } from '../authSelectors';
import { forms } from '../forms';

const REQUESTED = 'If your email was registered in our system - you will get password reset link';

/** These two say the answer's one sentence, not its details (specification §8); the page says the same. */
function* refuse(form: 'resetRequest' | 'reset', failure: Failure): SagaGenerator<void> {
  const message = failure.error ?? failure.message;
  yield* put(forms[form].failed({ ...failure, message }));
  yield* put(noticeShown('error', message));
}

export function* requestReset({ payload }: ReturnType<typeof forms.resetRequest.submitted>): SagaGenerator<void> {
  const outcome = yield* attempt(authApi.requestReset({ email: payload.email.trim() }));
  if (!outcome.ok) return yield* refuse('resetRequest', outcome.failure);
  yield* put(forms.resetRequest.succeeded());
  yield* put(noticeShown('info', REQUESTED));
}

/** Whoever is signed in here logs in anew: with the old password's end their session is over, or it is another's. */
function* endOwnSession(): SagaGenerator<void> {
  yield* attempt(authApi.logout());
  yield* put(sessionEnded('signedOut'));
}

export function* resetPassword({ payload }: ReturnType<typeof forms.reset.submitted>): SagaGenerator<void> {
  const tokens = yield* fromContext('linkTokens');
  const token = tokens.get('token') ?? '';
  const outcome = yield* attempt(authApi.reset({ password: payload.password, token }));
  if (!outcome.ok) return yield* refuse('reset', outcome.failure);
  tokens.forget('token');
  if ((yield* select(selectSession)) !== 'anonymous') yield* endOwnSession();
  yield* put(forms.reset.succeeded());
  yield* put(noticeShown('success', 'Log in with new password', 'Success'));
}
