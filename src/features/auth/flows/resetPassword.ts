import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { t } from '@domain/words';
import { sessionEnded, toastShown } from '@shared/events';
import { attempt } from '@shared/sagas/attempt';
import { fromContext } from '@shared/sagas/context';
import { authApi } from '../authApi';
import { selectSession } from '../authSelectors';
import { forms } from '../forms';
import { refuseInOneSentence } from './refuseInOneSentence';

const REQUESTED = t`If your email was registered in our system - you will get password reset link`;

export function* requestReset({ payload }: ReturnType<typeof forms.resetRequest.submitted>): SagaGenerator<void> {
  const outcome = yield* attempt(authApi.requestReset({ email: payload.email.trim() }));
  if (!outcome.ok) return yield* refuseInOneSentence(forms.resetRequest.failed, outcome.failure);
  yield* put(forms.resetRequest.succeeded());
  yield* put(toastShown('info', REQUESTED));
}

/** A person who is signed in here logs in again: their session ended with the old password, or it is another person's. */
function* endOwnSession(): SagaGenerator<void> {
  yield* attempt(authApi.logout());
  yield* put(sessionEnded('signedOut'));
}

export function* resetPassword({ payload }: ReturnType<typeof forms.reset.submitted>): SagaGenerator<void> {
  const tokens = yield* fromContext('linkTokens');
  const token = tokens.get('token') ?? '';
  const outcome = yield* attempt(authApi.reset({ password: payload.password, token }));
  if (!outcome.ok) return yield* refuseInOneSentence(forms.reset.failed, outcome.failure);
  tokens.forget('token');
  if ((yield* select(selectSession)) !== 'anonymous') yield* endOwnSession();
  yield* put(forms.reset.succeeded());
  yield* put(toastShown('success', t`Log in with new password`, t`Success`));
}
