import { put, type SagaGenerator } from 'typed-redux-saga';
import { PRODUCT_NAME } from '@contract/http/product';
import type { RegisterPayload, SignupForm } from '@contract/people/signup';
import { splitFullName } from '@contract/text/names';
import { foldWhiteSpace } from '@contract/text/text';
import { LANGUAGE } from '@domain/language/language';
import { t } from '@domain/words';
import { sessionOpened, toastShown } from '@shared/events';
import { attemptOnce } from '@shared/sagas/attemptOnce';
import { fromContext } from '@shared/sagas/context';
import { refuse } from '@shared/sagas/attempt';
import { authApi } from '../authApi';
import { forms } from '../forms';

/** What is sent for a signup form: white space folded, the full name split into first and last name. */
export function registerPayload(form: SignupForm): RegisterPayload {
  return {
    email: form.email.trim(),
    ...splitFullName(form.full_name),
    full_name: foldWhiteSpace(form.full_name),
    name: foldWhiteSpace(form.name),
    password: form.password,
    phone_number: foldWhiteSpace(form.phone_number),
    language: LANGUAGE,
  };
}

export function* signUp({ payload }: ReturnType<typeof forms.signup.submitted>): SagaGenerator<void> {
  const body = registerPayload(payload);
  const { first_name: firstName } = body;
  const outcome = yield* attemptOnce(authApi.register(body));
  if (!outcome.ok) return yield* refuse(forms.signup.failed, outcome.failure);
  yield* put(forms.signup.succeeded());
  yield* put(sessionOpened());
  yield* put(toastShown('success', t`You are ready to use ${PRODUCT_NAME}`, t`Hello ${firstName}!`));
  (yield* fromContext('track'))('sign_up', body.email);
}
