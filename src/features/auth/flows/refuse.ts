import { put, type SagaGenerator } from 'typed-redux-saga';
import type { Failure } from '@shared/requestState';
import { showFailure } from '@shared/sagas/attempt';
import { forms, type FormName } from '../forms';

/** Settles a form as refused, and says why. */
export function* refuse(form: FormName, failure: Failure): SagaGenerator<void> {
  yield* put(forms[form].failed(failure));
  yield* showFailure(failure);
}
