import { put, type SagaGenerator } from 'typed-redux-saga';
import { sessionEnded, sessionOpened } from '@shared/events';
import { isOnline } from '@shared/lib/connection';
import { signOutDue } from '@shared/lib/signOutDue';
import { attempt, refuse } from '@shared/sagas/attempt';
import { fromContext } from '@shared/sagas/context';
import { authApi } from '../authApi';
import { forms } from '../forms';

export function* logIn({ payload }: ReturnType<typeof forms.login.submitted>): SagaGenerator<void> {
  const outcome = yield* attempt(authApi.login({ ...payload, email: payload.email.trim() }));
  if (!outcome.ok) return yield* refuse(forms.login.failed, outcome.failure);
  yield* put(forms.login.succeeded());
  yield* put(sessionOpened());
  (yield* fromContext('track'))('login', payload.email);
}

/** Without a network the session ends on this device, and the server is told before it hears anything else. */
export function* signOut(): SagaGenerator<void> {
  if (isOnline()) {
    const outcome = yield* attempt(authApi.logout());
    if (!outcome.ok) return yield* refuse(forms.signOut.failed, outcome.failure);
  } else signOutDue.begin();
  yield* put(sessionEnded('signedOut'));
}
