import type { Failure } from '@contract/hooks/delivery';

/** A try that failed, by why. */
export class FailedTry extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
}
