import { all, type SagaGenerator } from 'typed-redux-saga';
import { watch } from '@shared/sagas/watch';
import { cancelDelete } from './flows/cancelDelete';
import { join } from './flows/join';
import { logIn } from './flows/logIn';
import { masquerade } from './flows/masquerade';
import { partnerJoin } from './flows/partnerJoin';
import { requestReset, resetPassword } from './flows/resetPassword';
import { signOut } from './flows/signOut';
import { signUp } from './flows/signUp';
import { forms } from './forms';

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
