import { put, type SagaGenerator } from 'typed-redux-saga';
import { sessionEnded } from '@shared/events';
import { attempt } from '@shared/sagas/attempt';
import { authApi } from '../authApi';
import { refuse } from './refuse';

export function* signOut(): SagaGenerator<void> {
  const outcome = yield* attempt(authApi.logout());
  if (!outcome.ok) return yield* refuse('signOut', outcome.failure);
  yield* put(sessionEnded('signedOut'));
}
