import { all, type SagaGenerator } from 'typed-redux-saga';
import { lazily } from '@shared/sagas/lazily';
import { watch } from '@shared/sagas/watch';
import { logIn } from './flows/logIn';
import { signOut } from './flows/signOut';
import { signUp } from './flows/signUp';
import { forms } from './forms';
import { laterFlows } from './laterFlows';

const join = lazily(async () => (await laterFlows()).join, forms.join.failed);
const partnerJoin = lazily(async () => (await laterFlows()).partnerJoin, forms.partnerJoin.failed);
const requestReset = lazily(async () => (await laterFlows()).requestReset, forms.resetRequest.failed);
const resetPassword = lazily(async () => (await laterFlows()).resetPassword, forms.reset.failed);
const masquerade = lazily(async () => (await laterFlows()).masquerade, forms.masquerade.failed);
const cancelDelete = lazily(async () => (await laterFlows()).cancelDelete, forms.cancelDelete.failed);

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
  ]);
}
