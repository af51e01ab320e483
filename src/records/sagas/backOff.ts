import { delay, race, take, type SagaGenerator } from 'typed-redux-saga';
import { connectionChanged } from '@shared/events';

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** Waits before another try, longer after each; a network that comes back ends the waiting. */
export function* backOff(failures: number): SagaGenerator<void> {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  // Not all devices that lost the server at once come back at once.
  yield* race({ waited: delay(longest * (0.5 + Math.random() / 2)), back: take(connectionChanged) });
}
