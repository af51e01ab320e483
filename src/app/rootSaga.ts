import { all, call, type SagaGenerator } from 'typed-redux-saga';
import { authSaga } from '@features/auth';
import { userSaga } from '@features/user';
import { sessionSaga } from './startup/sessionSaga';
import { startupSaga } from './startup/startupSaga';

/** Every flow of the app. Each registers its workers through `watch`, which contains their crashes. */
export function* rootSaga(): SagaGenerator<void> {
  yield* all([call(startupSaga), call(sessionSaga), call(authSaga), call(userSaga)]);
}
