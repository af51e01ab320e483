import { eventChannel } from 'redux-saga';
import { all, call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { sendingFailed } from '@records/recordsEvents';
import { loadAgain } from '@shared/lib/leave';
import { isPageHeld } from '@shared/lib/mayLeave';
import { onPageSeenAgain } from '@shared/lib/tabs';
import { untilIdle } from '@shared/lib/untilIdle';
import { watch } from '@shared/sagas/watch';
import type { AppWorker, Registered } from './appWorker';
import { selectMayKeepApp } from './mayKeepApp';
import { selectReleaseStatus } from './releaseSelectors';
import { releasePassed, releaseReady, releaseTaken, updateAsked } from './releaseSlice';
import { selectIsSending } from './selectIsSending';
import { takeUpNotices } from './takeUpNotices';

/** How long a look for a new release serves. Browsers look by themselves as well, whenever a page is opened. */
const LOOK_EVERY_MS = 60 * 60 * 1_000;

function* untilMayKeepApp(): SagaGenerator<void> {
  while (!(yield* select(selectMayKeepApp))) yield* take('*');
}

function* offerReleases({ onReady }: Registered): SagaGenerator<void> {
  const ready = eventChannel<true>((emit) => onReady(() => emit(true)));
  while (true) {
    yield* take(ready);
    yield* put(releaseReady());
  }
}

/** The release that this page is of makes place for another: at once where the person asked here, else when it is seen again. */
function* follow({ onTakenOver }: Registered): SagaGenerator<void> {
  const takenOver = eventChannel<true>((emit) => onTakenOver(() => emit(true)));
  while (true) {
    yield* take(takenOver);
    if ((yield* select(selectReleaseStatus)) === 'taken') loadAgain();
    else yield* put(releasePassed());
  }
}

/** What another tab has let in since the strip was drawn is there already. */
function* takeOver({ takeOver: tellWorker }: Registered): SagaGenerator<void> {
  yield* watch('leading', releaseTaken, function* () {
    if (!(yield* call(tellWorker))) loadAgain();
  });
}

/** How long a release may take to be found and loaded while the person waits for it. */
const FOUND_WITHIN_MS = 15_000;

/** The person wants a newer release, wherever it may be found. */
function* update(registered: Registered | undefined): SagaGenerator<void> {
  if (registered === undefined) {
    loadAgain();
    return;
  }
  if ((yield* select(selectReleaseStatus)) === 'none') {
    registered.look();
    yield* race({ found: take(releaseReady), late: delay(FOUND_WITHIN_MS) });
  }
  yield* put(releaseTaken());
}

/** The server takes no changes of this release: there must be a newer one. */
function* whenTooOld({ look }: Registered): SagaGenerator<void> {
  yield* watch('every', sendingFailed, function* ({ payload }) {
    if (payload.failure.code === 'too_old') yield* call(look);
  });
}

function* whenSeenAgain({ look }: Registered): SagaGenerator<void> {
  let lookedAt = Date.now();
  const seen = eventChannel<true>((emit) => onPageSeenAgain(() => emit(true)));
  while (true) {
    yield* take(seen);
    const isFree = !isPageHeld() && !(yield* select(selectIsSending));
    if ((yield* select(selectReleaseStatus)) === 'behind' && isFree) loadAgain();
    if (Date.now() - lookedAt < LOOK_EVERY_MS) continue;
    lookedAt = Date.now();
    look();
  }
}

/** Lets this browser keep the app as soon as it may, and follows its releases from then on. */
export function* workerSaga(worker: AppWorker): SagaGenerator<void> {
  const own: { registered?: Registered } = {};
  yield* watch('leading', updateAsked, () => update(own.registered));
  yield* untilMayKeepApp();
  yield* call(untilIdle);
  // The person may have signed out meanwhile.
  yield* untilMayKeepApp();
  const registered = yield* call(worker.register);
  if (registered === undefined) return;
  own.registered = registered;
  const flows = [offerReleases, follow, takeOver, whenTooOld, whenSeenAgain, takeUpNotices];
  yield* all(flows.map((flow) => call(flow, registered)));
}
