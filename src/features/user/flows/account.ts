import { put, type SagaGenerator } from 'typed-redux-saga';
import { foldWhiteSpace } from '@contract/text/text';
import { t } from '@domain/words';
import { toastShown } from '@shared/events';
import { attempt, refuse } from '@shared/sagas/attempt';
import { takeMe } from './takeMe';
import { userApi } from '../userApi';
import { userForms } from '../userForms';
import { deletionCalledOff, deletionScheduled } from '../userSlice';

export function* saveProfile({ payload }: ReturnType<typeof userForms.profile.submitted>): SagaGenerator<void> {
  const profile = {
    full_name: foldWhiteSpace(payload.full_name),
    phone_number: foldWhiteSpace(payload.phone_number),
  };
  const outcome = yield* attempt(userApi.saveProfile(profile));
  if (!outcome.ok) return yield* refuse(userForms.profile.failed, outcome.failure);
  yield* takeMe(outcome.value);
  yield* put(userForms.profile.succeeded());
}

/** The map comes into the bar, or goes from it, with the person that the answer has. */
export function* changeBeta({ payload }: ReturnType<typeof userForms.beta.submitted>): SagaGenerator<void> {
  const outcome = yield* attempt(userApi.changeBeta(payload));
  if (!outcome.ok) return yield* refuse(userForms.beta.failed, outcome.failure);
  yield* takeMe(outcome.value);
  yield* put(userForms.beta.succeeded());
}

export function* changePassword({
  payload,
}: ReturnType<typeof userForms.passwordChange.submitted>): SagaGenerator<void> {
  const outcome = yield* attempt(userApi.changePassword(payload));
  if (!outcome.ok) return yield* refuse(userForms.passwordChange.failed, outcome.failure);
  yield* put(userForms.passwordChange.succeeded());
  yield* put(toastShown('success', t`Your password is changed. Other devices have been signed out.`));
}

export function* deleteAccount({
  payload,
}: ReturnType<typeof userForms.accountDeletion.submitted>): SagaGenerator<void> {
  const outcome = yield* attempt(userApi.deleteAccount(payload));
  if (!outcome.ok) return yield* refuse(userForms.accountDeletion.failed, outcome.failure);
  yield* put(deletionScheduled(outcome.value.deletion_scheduled_at));
  yield* put(userForms.accountDeletion.succeeded());
}

export function* keepAccount(): SagaGenerator<void> {
  const outcome = yield* attempt(userApi.keepAccount());
  if (!outcome.ok) return yield* refuse(userForms.accountKeep.failed, outcome.failure);
  yield* put(deletionCalledOff());
  yield* put(userForms.accountKeep.succeeded());
  yield* put(toastShown('success', t`Deletion of your account was suspended successfully!`));
}
