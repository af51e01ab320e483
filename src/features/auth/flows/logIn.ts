import { put, type SagaGenerator } from 'typed-redux-saga';
import { sessionOpened } from '@shared/events';
import { attempt } from '@shared/sagas/attempt';
import { fromContext } from '@shared/sagas/context';
import { authApi } from '../authApi';
import { forms } from '../forms';
import { refuse } from './refuse';

export function* logIn({ payload }: ReturnType<typeof forms.login.submitted>): SagaGenerator<void> {
  const outcome = yield* attempt(authApi.login({ ...payload, email: payload.email.trim() }));
  if (!outcome.ok) return yield* refuse('login', outcome.failure);
  yield* put(forms.login.succeeded());
  yield* put(sessionOpened());
  (yield* fromContext('track'))('login', payload.email);
}
