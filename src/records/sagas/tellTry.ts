import { delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { t } from '@domain/words';
import { isAnswerLost } from '@shared/api/ApiError';
import { ABOUT_CONNECTION, toastShown } from '@shared/events';
import { nextBatch } from '../batch';
import { groupsAnswered, sendingFailed, tryTold, type Unsent } from '../recordsEvents';
import { stateOf } from '../recordsSelectors';
import { savedNow } from '../writtenInWords';
import { savedIn } from './tellChanges';

/** A call is given up earlier, so that another tab, which sends for this one, has told by then. */
const PATIENCE_MS = 20_000;
const STILL_NONE = t`Still no connection. Your changes are kept, and we’ll keep trying.`;
const ALL_REFUSED = t`Nothing can be sent until you decide about the changes that were not saved.`;

const whyNot = (failed: Unsent | undefined): string =>
  failed === undefined || isAnswerLost(failed.failure) ? STILL_NONE : failed.failure.message;

/** Says what came of a try that the person asked for. What was refused is told elsewhere. */
export function* tellTry(): SagaGenerator<void> {
  const { outbox } = yield* select(stateOf);
  const isOnItsWay = outbox.some(({ state, disk }) => state === 'sending' || disk === 'writing');
  if (!isOnItsWay && nextBatch(outbox).groups.length === 0) {
    yield* put(toastShown('info', ALL_REFUSED));
  } else {
    const { answered, failed } = yield* race({
      answered: take(groupsAnswered),
      failed: take(sendingFailed),
      late: delay(PATIENCE_MS),
    });
    const saved = yield* savedIn(answered?.payload ?? []);
    if (saved > 0) yield* put(toastShown('success', savedNow(saved)));
    if (answered === undefined)
      yield* put(toastShown('info', whyNot(failed?.payload), '', { about: ABOUT_CONNECTION }));
  }
  yield* put(tryTold());
}
