import { eventChannel } from 'redux-saga';
import { all, call, put, take, type SagaGenerator } from 'typed-redux-saga';
import { t } from '@domain/words';
import { appStarted, connectionChanged, toastShown } from '@shared/events';
import { isOnline, onConnectionChange } from '@shared/lib/connection';
import { hasSeenMobilePrompt, mobilePlatform, rememberMobilePrompt } from '@shared/lib/device';
import { watch } from '@shared/sagas/watch';
import { mobilePromptClosed, mobilePromptDue } from './uiSlice';

/** Tells when the network goes, and greets the person when it is back. */
function* watchConnection(): SagaGenerator<void> {
  const changes = eventChannel<boolean>(onConnectionChange);
  if (!isOnline()) yield* put(connectionChanged('offline'));
  while (true) {
    const online = yield* take(changes);
    yield* put(connectionChanged(online ? 'online' : 'offline'));
    if (online) yield* put(toastShown('success', t`You are back online`, t`Great!`));
  }
}

/** A person on a phone or tablet is told of the app, until they have put that away. */
function* promptMobile(): SagaGenerator<void> {
  const platform = mobilePlatform(navigator, screen);
  if (platform !== undefined && !hasSeenMobilePrompt()) yield* put(mobilePromptDue(platform));
}

function* onPromptClosed(): SagaGenerator<void> {
  yield* call(rememberMobilePrompt);
}

/** What the shell itself has to say. */
export function* uiSaga(): SagaGenerator<void> {
  yield* all([
    call(watchConnection),
    watch('every', appStarted, promptMobile),
    watch('every', mobilePromptClosed, onPromptClosed),
  ]);
}
