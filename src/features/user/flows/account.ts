import { put, type SagaGenerator } from 'typed-redux-saga';
import { foldWhiteSpace } from '@contract/text';
import { meLoaded, noticeShown } from '@shared/events';
import type { Failure } from '@shared/requestState';
import { attempt, showFailure } from '@shared/sagas/attempt';
import { userApi } from '../userApi';
import { userForms, type UserFormName } from '../userForms';
import { deletionScheduled } from '../userSlice';

export function* refuse(form: UserFormName, failure: Failure): SagaGenerator<void> {
  yield* put(userForms[form].failed(failure));
  yield* showFailure(failure);
}

export function* saveProfile({ payload }: ReturnType<typeof userForms.profile.submitted>): SagaGenerator<void> {
  const profile = {
    first_name: foldWhiteSpace(payload.first_name),
    last_name: foldWhiteSpace(payload.last_name),
    phone_number: foldWhiteSpace(payload.phone_number),
  };
  const outcome = yield* attempt(userApi.saveProfile(profile));
  if (!outcome.ok) return yield* refuse('profile', outcome.failure);
  yield* put(meLoaded(outcome.value));
  yield* put(userForms.profile.succeeded());
}

export function* changePassword({
  payload,
}: ReturnType<typeof userForms.passwordChange.submitted>): SagaGenerator<void> {
  const outcome = yield* attempt(userApi.changePassword(payload));
  if (!outcome.ok) return yield* refuse('passwordChange', outcome.failure);
  yield* put(userForms.passwordChange.succeeded());
  yield* put(noticeShown('success', 'Your password is changed. Other devices have been signed out.'));
}

export function* deleteAccount({
  payload,
}: ReturnType<typeof userForms.accountDeletion.submitted>): SagaGenerator<void> {
  const outcome = yield* attempt(userApi.deleteAccount(payload));
  if (!outcome.ok) return yield* refuse('accountDeletion', outcome.failure);
  yield* put(deletionScheduled(outcome.value.deletion_scheduled_at));
  yield* put(userForms.accountDeletion.succeeded());
}
