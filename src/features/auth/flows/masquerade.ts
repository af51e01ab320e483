import { put, type SagaGenerator } from 'typed-redux-saga';
import { t } from '@domain/words';
import { sessionEnded, sessionOpened, toastShown } from '@shared/events';
import type { Failure } from '@shared/requestState';
import { attempt, refuse } from '@shared/sagas/attempt';
import { authApi } from '../authApi';
import { forms } from '../forms';
import { refuseInOneSentence } from './refuseInOneSentence';

/** The admin's own session is of no more use, whether the server has ended it already or not. */
function* giveUp(failure: Failure): SagaGenerator<void> {
  yield* attempt(authApi.logout());
  yield* put(sessionEnded('refused'));
  yield* refuseInOneSentence(forms.masquerade.failed, failure, t`Error!`);
}

/** What the sign-in holds against its own fields stands beside those of this form. */
function* refuseAdmin(failure: Failure): SagaGenerator<void> {
  const { fields } = failure;
  if (fields === undefined) return yield* refuse(forms.masquerade.failed, failure);
  const renamed = Object.entries(fields).map(([field, words]) => [`admin_${field}`, words] as const);
  yield* refuse(forms.masquerade.failed, { ...failure, fields: Object.fromEntries(renamed) }, failure);
}

/** The admin signs in, and goes on as the person. The admin's token is held here alone. */
export function* masquerade({ payload }: ReturnType<typeof forms.masquerade.submitted>): SagaGenerator<void> {
  const { admin_email, admin_password } = payload;
  const email = payload.email.trim();
  const signIn = yield* attempt(authApi.login({ email: admin_email.trim(), password: admin_password }));
  if (!signIn.ok) return yield* refuseAdmin(signIn.failure);
  const outcome = yield* attempt(authApi.masquerade({ email, admin_password }, signIn.value.token));
  if (!outcome.ok) return yield* giveUp(outcome.failure);
  yield* put(forms.masquerade.succeeded());
  yield* put(sessionOpened());
  yield* put(toastShown('success', t`You are masquerading ${email} now`, t`Success!`));
}
