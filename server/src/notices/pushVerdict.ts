import { waitAsked } from '../http/retryAfter';

const FIRST_RETRY_MS = 30_000;
const RETRY_MAX_MS = 60 * 60 * 1000;
/** A notice that could not be sent for this long is stale. */
export const STALE_MS = 24 * 60 * 60 * 1000;

/** What becomes of a notice: `gone`: the browser takes none any more; `refused`: another try would hear the same. */
export type Verdict = 'sent' | 'gone' | 'refused' | 'later';

/** What a push service's status says (RFC 8030 §5 and §8). Redirects are refused: they would lead elsewhere. */
export function verdictOn(status: number): Verdict {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

interface Tried {
  tries: number;
  dueAt: Date;
  now: Date;
  /** Seconds or a date, as HTTP has it; what is neither counts as nothing. */
  retryAfter: string | undefined;
}

/** When a notice is tried again; undefined when it would be stale by then. */
export function nextTry({ tries, dueAt, now, retryAfter = '' }: Tried): Date | undefined {
  const own = Math.min(RETRY_MAX_MS, FIRST_RETRY_MS * 2 ** (tries - 1));
  const next = now.getTime() + Math.max(own, waitAsked(retryAfter, now.getTime()));
  return next > dueAt.getTime() + STALE_MS ? undefined : new Date(next);
}
