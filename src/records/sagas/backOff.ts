import type { Action } from '@reduxjs/toolkit';
import { eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, race, take, type SagaGenerator } from 'typed-redux-saga';
import { connectionChanged } from '@shared/events';
import { onPageSeenAgain } from '@shared/lib/tabs';
import { groupsStored, tryAsked } from '../recordsEvents';

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
/** A line that has been down for so long is asked less often. */
const LONG_DOWN_MS = 10 * 60_000;
const LONGEST_OF_ALL_MS = 5 * 60_000;
/** A phone reports its network before that works. */
const SETTLING_MS = 1_500;
/** Timers count in 31 bits. */
const NEVER_MS = 2 ** 31 - 1;

/** Tries that failed in a row: how many, and when the first of them did, ms since 1970. */
export interface Failing {
  readonly count: number;
  readonly since: number;
}

export const NOT_FAILING: Failing = { count: 0, since: 0 };

export const failedAgain = ({ count, since }: Failing): Failing => ({
  count: count + 1,
  since: count === 0 ? Date.now() : since,
});

/** How long the next try waits at most, in ms: from 1 s, doubling, to 30 s; to 5 min once it has failed for 10 min. */
export function longestWait({ count, since }: Failing, now = Date.now()): number {
  const most = now - since < LONG_DOWN_MS ? LONGEST_MS : LONGEST_OF_ALL_MS;
  return Math.min(most, FIRST_MS * 2 ** Math.max(0, count - 1));
}

const isOnline = (action: Action) => connectionChanged.match(action) && action.payload === 'online';

/** Nothing is tried while nobody looks at the page. */
function* waited(ms: number): SagaGenerator<void> {
  yield* delay(ms);
  if (document.visibilityState === 'hidden') yield* delay(NEVER_MS);
}

function* isBack(seen: EventChannel<true>): SagaGenerator<void> {
  yield* race({ online: take(isOnline), seen: take(seen) });
  yield* delay(SETTLING_MS);
}

/**
 * Waits before another try, longer after each that failed. A connection or a person that comes back, something new to be
 * sent, and "Try now" end the waiting.
 *
 * @param askedMs how long the server asked to be left alone: only "Try now" ends that
 */
export function* backOff(failing: Failing, askedMs = 0): SagaGenerator<void> {
  if (askedMs > 0) {
    yield* race({ waited: delay(askedMs), asked: take(tryAsked) });
    return;
  }
  const seen = eventChannel<true>((emit) => onPageSeenAgain(() => emit(true)));
  // Not all devices that lost the server at once come back at once.
  const ms = longestWait(failing) * (0.5 + Math.random() / 2);
  try {
    yield* race({ waited: call(waited, ms), asked: take([tryAsked, groupsStored]), back: call(isBack, seen) });
  } finally {
    seen.close();
  }
}
