import { all, call, type SagaGenerator } from 'typed-redux-saga';
import { authSaga } from '@features/auth';
import { subscriptionSaga } from '@features/subscription';
import { teamSaga } from '@features/team';
import { uiSaga } from '@features/ui';
import { userSaga } from '@features/user';
import { analyticsSaga } from './analytics/analyticsSaga';
import { sessionSaga } from './startup/sessionSaga';
import { startupSaga } from './startup/startupSaga';

/** Every flow of the app. Each registers its workers through `watch`, which contains their crashes. */
export function* rootSaga(): SagaGenerator<void> {
  yield* all([
    call(startupSaga),
    call(sessionSaga),
    call(authSaga),
    call(userSaga),
    call(subscriptionSaga),
    call(teamSaga),
    call(uiSaga),
    call(analyticsSaga),
  ]);
}
