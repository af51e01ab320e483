import { eventChannel } from 'redux-saga';
import { all, call, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectSession } from '@features/auth';
import { selectAppSettings } from '@features/ui';
import { sessionEnded, sessionOpened, sessionOpenedElsewhere } from '@shared/events';
import { onPageSeenAgain, type TabMessage } from '@shared/lib/tabs';
import { fromContext } from '@shared/sagas/context';
import { watch } from '@shared/sagas/watch';

function* domain(): SagaGenerator<string> {
  return (yield* select(selectAppSettings))?.COOKIE_DOMAIN ?? '';
}

function* onOpened(): SagaGenerator<void> {
  const { remember } = yield* fromContext('sessionHint');
  const { tell } = yield* fromContext('tabs');
  remember(yield* domain());
  tell('sessionOpened');
}

/** The tab that ends the session forgets it and tells the other tabs, each of which then forgets what it knows itself. */
function* onEnded({ payload: why }: ReturnType<typeof sessionEnded>): SagaGenerator<void> {
  const purge = yield* fromContext('purge');
  // The next to sign in on this page may be someone else. A session that has only run out keeps the link of a guest.
  if (why !== 'refused') {
    const tokens = yield* fromContext('linkTokens');
    tokens.forget('invitationToken');
    tokens.forget('invitation_token');
  }
  if (why !== 'elsewhere') {
    const { forget } = yield* fromContext('sessionHint');
    const { tell } = yield* fromContext('tabs');
    forget(yield* domain());
    tell('sessionEnded');
  }
  yield* call(purge);
}

function* hearOtherTabs(): SagaGenerator<void> {
  const { listen } = yield* fromContext('tabs');
  const messages = eventChannel<TabMessage>(listen);
  while (true) {
    const message = yield* take(messages);
    yield* put(message === 'sessionEnded' ? sessionEnded('elsewhere') : sessionOpenedElsewhere());
  }
}

/** A page out of the back/forward cache shows nothing of a session that ended while it lay there. */
function* lookAgain(): SagaGenerator<void> {
  const { hasCookie } = yield* fromContext('sessionHint');
  const seen = eventChannel<true>((emit) => onPageSeenAgain(() => emit(true)));
  while (true) {
    yield* take(seen);
    if ((yield* select(selectSession)) === 'signedIn' && !hasCookie()) yield* put(sessionEnded('elsewhere'));
  }
}

/** What the beginning and the end of a session mean for this browser and its other tabs. */
export function* sessionSaga(): SagaGenerator<void> {
  yield* all([
    watch('every', sessionOpened, onOpened),
    watch('every', sessionEnded, onEnded),
    call(hearOtherTabs),
    call(lookAgain),
  ]);
}
