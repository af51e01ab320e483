/** The one source of time for every decision (expiry, waits, limits), so that a test can hold it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
