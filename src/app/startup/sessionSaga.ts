import { eventChannel } from 'redux-saga';
import { all, call, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectSession } from '@features/auth';
import { selectAppSettings } from '@features/ui';
import {
  appSettingsLoaded,
  appStarted,
  connectionChanged,
  meOutdated,
  sessionEnded,
  sessionOpened,
  sessionOpenedElsewhere,
} from '@shared/events';
import { signOutDue } from '@shared/lib/signOutDue';
import { onPageSeenAgain, type TabMessage } from '@shared/lib/tabs';
import { fromContext } from '@shared/sagas/context';
import { watch } from '@shared/sagas/watch';

/** Before any call goes the sign-out. */
const ANY_CALL = { method: 'GET', api: 'v1', path: '' } as const;

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

/**
 * A page out of the back/forward cache shows nothing of a session that ended while it lay there: what is remembered is
 * gone then. The cookie alone gets lost, by age or with a browser that is killed; the server knows better.
 */
function* lookAgain(): SagaGenerator<void> {
  const { hasCookie, exists } = yield* fromContext('sessionHint');
  const seen = eventChannel<true>((emit) => onPageSeenAgain(() => emit(true)));
  while (true) {
    yield* take(seen);
    if ((yield* select(selectSession)) !== 'signedIn' || hasCookie()) continue;
    yield* put(exists() ? meOutdated() : sessionEnded('elsewhere'));
  }
}

/** A sign-out that the server has not heard of is sent as soon as it can be. */
function* signOutWhereDue(): SagaGenerator<void> {
  if (!signOutDue.is()) return;
  const api = yield* fromContext('api');
  while (!api.isReady()) yield* take(appSettingsLoaded);
  yield* call(() => api.untilSendable(ANY_CALL, new AbortController().signal).catch(() => undefined));
}

/** What the beginning and the end of a session mean for this browser and its other tabs. */
export function* sessionSaga(): SagaGenerator<void> {
  yield* all([
    watch('every', sessionOpened, onOpened),
    watch('every', sessionEnded, onEnded),
    watch('leading', [appStarted, connectionChanged], signOutWhereDue),
    call(hearOtherTabs),
    call(lookAgain),
  ]);
}
