import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { ranchNameFor } from '@contract/text/names';
import { attemptOnce } from '@shared/sagas/attemptOnce';
import { refuse } from '@shared/sagas/attempt';
import { userApi } from '../userApi';
import { userForms } from '../userForms';
import { selectMe } from '../userSelectors';
import { ranchCreated } from '../userSlice';

/** Makes a ranch of that name, else one named after the person. */
export function* createRanch({ payload }: ReturnType<typeof userForms.ranchCreation.submitted>): SagaGenerator<void> {
  const name = payload?.name ?? ranchNameFor((yield* select(selectMe))?.first_name ?? '');
  const outcome = yield* attemptOnce(userApi.createRanch({ name }));
  if (!outcome.ok) return yield* refuse(userForms.ranchCreation.failed, outcome.failure);
  yield* put(ranchCreated(outcome.value));
  yield* put(userForms.ranchCreation.succeeded());
}
