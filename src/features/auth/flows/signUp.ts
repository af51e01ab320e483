import { put, type SagaGenerator } from 'typed-redux-saga';
import { PRODUCT_NAME } from '@contract/product';
import { noticeShown, sessionOpened } from '@shared/events';
import { attemptOnce } from '@shared/sagas/attemptOnce';
import { fromContext } from '@shared/sagas/context';
import { authApi } from '../authApi';
import { forms } from '../forms';
import { registerPayload } from '../registerPayload';
import { refuse } from './refuse';

export function* signUp({ payload }: ReturnType<typeof forms.signup.submitted>): SagaGenerator<void> {
  const body = registerPayload(payload);
  const outcome = yield* attemptOnce(authApi.register(body));
  if (!outcome.ok) return yield* refuse('signup', outcome.failure);
  yield* put(forms.signup.succeeded());
  yield* put(sessionOpened());
  yield* put(noticeShown('success', `You are ready to use ${PRODUCT_NAME}`, `Hello ${body.first_name}!`));
  (yield* fromContext('track'))('sign_up', body.email);
}
