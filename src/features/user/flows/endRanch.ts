import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { t } from '@domain/words';
import { meLoaded, meOutdated, ranchChosen, ranchRightsChanged, toastShown } from '@shared/events';
import { dayInWords } from '@shared/lib/dates';
import { attempt, refuse } from '@shared/sagas/attempt';
import { userApi } from '../userApi';
import { userForms } from '../userForms';
import { selectMe } from '../userSelectors';
import { ranchJoined, ranchLost } from '../userSlice';

function* nameOf(ranchUuid: string): SagaGenerator<string> {
  const me = yield* select(selectMe);
  return me?.ranches.find(({ ranch_uuid }) => ranch_uuid === ranchUuid)?.name ?? t`The ranch`;
}

/** The person goes on in another ranch of theirs, or in none, and what is known of the old one leaves the page. */
function* goOnElsewhere(ranchUuid: string): SagaGenerator<void> {
  yield* put(ranchLost(ranchUuid));
  yield* put(ranchRightsChanged());
}

/** Deletes a ranch, and says until when it can be brought back. */
export function* deleteRanch({
  payload: { ranchUuid, name },
}: ReturnType<typeof userForms.ranchDeletion.submitted>): SagaGenerator<void> {
  const called = yield* nameOf(ranchUuid);
  const outcome = yield* attempt(userApi.deleteRanch(ranchUuid, name));
  if (!outcome.ok) return yield* refuse(userForms.ranchDeletion.failed, outcome.failure);
  yield* put(userForms.ranchDeletion.succeeded());
  const me = yield* attempt(userApi.me());
  yield* goOnElsewhere(ranchUuid);
  if (me.ok) yield* put(meLoaded(me.value));
  const deleted = me.ok ? me.value.deleted_ranches?.find(({ ranch_uuid }) => ranch_uuid === ranchUuid) : undefined;
  const until = deleted === undefined ? '' : dayInWords(deleted.until);
  const words =
    until === ''
      ? t`You can bring it back, from your account.`
      : t`You can bring it back until ${until}, from your account.`;
  yield* put(toastShown('success', words, t`${called} is deleted`));
}

export function* leaveRanch({
  payload: { ranchUuid },
}: ReturnType<typeof userForms.ranchLeaving.submitted>): SagaGenerator<void> {
  const called = yield* nameOf(ranchUuid);
  const outcome = yield* attempt(userApi.leaveRanch(ranchUuid));
  if (!outcome.ok) return yield* refuse(userForms.ranchLeaving.failed, outcome.failure);
  yield* put(userForms.ranchLeaving.succeeded());
  yield* goOnElsewhere(ranchUuid);
  yield* put(toastShown('success', t`You have left ${called}.`));
}

/** Brings a deleted ranch back, and goes on to work in it. */
export function* restoreRanch({
  payload: { ranchUuid },
}: ReturnType<typeof userForms.ranchRestore.submitted>): SagaGenerator<void> {
  const outcome = yield* attempt(userApi.restoreRanch(ranchUuid));
  if (!outcome.ok) {
    // It may be back already, by an answer that was lost.
    if (outcome.failure.code === 'not_found') yield* put(meOutdated());
    return yield* refuse(userForms.ranchRestore.failed, outcome.failure);
  }
  const { name } = outcome.value;
  yield* put(ranchJoined(outcome.value));
  yield* put(ranchChosen({ ranchUuid }));
  yield* put(userForms.ranchRestore.succeeded());
  yield* put(toastShown('success', t`${name} is back, with everything in it.`));
}
