import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { ranchNameFor } from '@contract/text/names';
import { foldWhiteSpace } from '@contract/text/text';
import { ranchChosen } from '@shared/events';
import { attemptOnce } from '@shared/sagas/attemptOnce';
import { refuse } from '@shared/sagas/attempt';
import { userApi } from '../userApi';
import { userForms } from '../userForms';
import { selectMe } from '../userSelectors';
import { ranchCreated } from '../userSlice';

/** Makes a ranch of that name, else one named after the person. */
export function* createRanch({ payload }: ReturnType<typeof userForms.ranchCreation.submitted>): SagaGenerator<void> {
  const name = (payload && foldWhiteSpace(payload.name)) ?? ranchNameFor((yield* select(selectMe))?.first_name ?? '');
  const outcome = yield* attemptOnce(userApi.createRanch({ name }));
  if (!outcome.ok) return yield* refuse(userForms.ranchCreation.failed, outcome.failure);
  yield* put(ranchCreated(outcome.value));
  if (payload?.isOpened === true) yield* put(ranchChosen({ ranchUuid: outcome.value.ranch_uuid }));
  yield* put(userForms.ranchCreation.succeeded());
}
