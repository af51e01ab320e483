import { all, type SagaGenerator } from 'typed-redux-saga';
import { lazily } from '@shared/sagas/lazily';
import { watch } from '@shared/sagas/watch';
import { logIn, signOut } from './flows/logInAndOut';
import { forms } from './forms';
import { lateFlows } from './lateFlows';

const signUp = lazily(async () => (await lateFlows()).signUp, forms.signup.failed);
const join = lazily(async () => (await lateFlows()).join, forms.join.failed);
const partnerJoin = lazily(async () => (await lateFlows()).partnerJoin, forms.partnerJoin.failed);
const requestReset = lazily(async () => (await lateFlows()).requestReset, forms.resetRequest.failed);
const resetPassword = lazily(async () => (await lateFlows()).resetPassword, forms.reset.failed);
const masquerade = lazily(async () => (await lateFlows()).masquerade, forms.masquerade.failed);
const cancelDelete = lazily(async () => (await lateFlows()).cancelDelete, forms.cancelDelete.failed);
const checkLink = lazily(async () => (await lateFlows()).checkLink, forms.link.failed);

/** The ways in and out: each form's submission, one at a time. */
export function* authSaga(): SagaGenerator<void> {
  yield* all([
    watch('leading', forms.login.submitted, logIn),
    watch('leading', forms.signup.submitted, signUp),
    watch('leading', forms.signOut.submitted, signOut),
    watch('leading', forms.join.submitted, join),
    watch('leading', forms.partnerJoin.submitted, partnerJoin),
    watch('leading', forms.resetRequest.submitted, requestReset),
    watch('leading', forms.reset.submitted, resetPassword),
    watch('leading', forms.masquerade.submitted, masquerade),
    watch('leading', forms.cancelDelete.submitted, cancelDelete),
    watch('latest', forms.link.submitted, checkLink),
  ]);
}
