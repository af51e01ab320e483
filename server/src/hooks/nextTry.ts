import { waitAsked } from '../http/retryAfter';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long after each try the next one follows (Standard Webhooks 1.0.0, "Deliverability and reliability"): ten tries in 75:35:05. */
const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, DAY];
/** So that what failed together isn't tried together. */
const JITTER = 0.1;
/** How long a receiver may ask to wait. */
const ASKED_MAX_MS = DAY;

/** Nothing arrived for this long: the webhook is switched off. */
export const FAILING_MAX_MS = 5 * DAY;

interface Tried {
  tries: number;
  now: Date;
  retryAfter: string | undefined;
  /** From 0 to 1. */
  chance: number;
}

/** When a message is tried again after a try that failed; undefined after the last. */
export function nextTry({ tries, now, retryAfter = '', chance }: Tried): Date | undefined {
  const wait = WAITS[tries - 1];
  if (wait === undefined) return undefined;
  const own = wait * (1 - JITTER + 2 * JITTER * chance);
  const asked = Math.min(ASKED_MAX_MS, waitAsked(retryAfter, now.getTime()));
  return new Date(now.getTime() + Math.round(Math.max(own, asked)));
}
