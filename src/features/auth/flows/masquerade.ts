import { put, type SagaGenerator } from 'typed-redux-saga';
import { noticeShown, sessionEnded, sessionOpened } from '@shared/events';
import type { Failure } from '@shared/requestState';
import { attempt } from '@shared/sagas/attempt';
import { authApi } from '../authApi';
import { forms } from '../forms';
import { refuse } from './refuse';

/** The admin's own session is of no more use, whether the server has ended it already or not. */
function* giveUp(failure: Failure): SagaGenerator<void> {
  yield* attempt(authApi.logout());
  yield* put(sessionEnded('refused'));
  yield* put(forms.masquerade.failed(failure));
  yield* put(noticeShown('error', failure.error ?? failure.message, 'Error!'));
}

/** The admin signs in, and goes on as the person. The admin's token is held here alone. */
export function* masquerade({ payload }: ReturnType<typeof forms.masquerade.submitted>): SagaGenerator<void> {
  const { admin_email, admin_password } = payload;
  const email = payload.email.trim();
  const signIn = yield* attempt(authApi.login({ email: admin_email.trim(), password: admin_password }));
  if (!signIn.ok) return yield* refuse('masquerade', signIn.failure);
  const outcome = yield* attempt(authApi.masquerade({ email, admin_password }, signIn.value.token));
  if (!outcome.ok) return yield* giveUp(outcome.failure);
  yield* put(forms.masquerade.succeeded());
  yield* put(noticeShown('success', `You are masquerading ${email} now`, 'Success!'));
  yield* put(sessionOpened());
}
