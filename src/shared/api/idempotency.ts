import { nanoid } from '@reduxjs/toolkit';
import type { Outcome } from '@shared/sagas/attempt';

const LOST = ['network', 'timeout', 'bad_answer', 'in_progress', 'unavailable', 'internal', 'unexpected'];

/**
 * Keys for submissions that must not happen twice. A body that is sent again after its answer was lost gets the key
 * it had, so that the server can say what became of the first try; any other body gets a new one. One submission is
 * remembered, in memory alone, because a body may hold a password.
 */
export function createIdempotencyKeys() {
  let lost: { text: string; key: string } | undefined;
  return {
    keyFor(body: unknown): string {
      return lost?.text === JSON.stringify(body) ? lost.key : nanoid();
    },
    settled(body: unknown, key: string, outcome: Outcome<unknown>): void {
      const isLost = !outcome.ok && LOST.includes(outcome.failure.code);
      lost = isLost ? { text: JSON.stringify(body), key } : undefined;
    },
  };
}
