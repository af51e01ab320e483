import { put, type SagaGenerator } from 'typed-redux-saga';
import { t } from '@domain/words';
import { meOutdated, toastShown } from '@shared/events';
import { attempt } from '@shared/sagas/attempt';
import { fromContext } from '@shared/sagas/context';
import { authApi } from '../authApi';
import { forms } from '../forms';

/** Keeps an account that was to be deleted. A failure is silent: it counts as not done. */
export function* cancelDelete(): SagaGenerator<void> {
  const tokens = yield* fromContext('linkTokens');
  const outcome = yield* attempt(authApi.cancelDelete(tokens.get('token') ?? ''));
  tokens.forget('token');
  if (!outcome.ok) {
    yield* put(forms.cancelDelete.failed(outcome.failure));
    return;
  }
  yield* put(forms.cancelDelete.succeeded());
  yield* put(toastShown('success', t`Deletion of your account was suspended successfully!`));
  yield* put(meOutdated());
}
