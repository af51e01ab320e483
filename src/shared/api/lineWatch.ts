import type { ApiCall } from './ApiCall';
import { onConnectionChange } from '@shared/lib/connection';
import { ApiError } from './ApiError';

/** How this device stands with the server: by the browser's word, or by what became of the last calls. */
export type Connection = 'online' | 'offline' | 'unreachable' | 'portal';

/** What became of a call: a good answer, or what was thrown; and when it was sent, by `performance.now()`. */
export type HearCall = (call: ApiCall<unknown>, error: unknown, sentAt: number) => void;

/** Failures in a row after which the server counts as unreachable: one alone is a hiccup of the line. */
const LOST_IN_A_ROW = 2;

type Reach = Exclude<Connection, 'offline'> | 'lost' | 'unclear';

/**
 * What one call says of the line. A refusal in our own words is an answer. Without them something on the way refused, or
 * the address is none of the server's: of a session, and of what has to get through, it is no answer.
 */
function reachOf(error: unknown, isDecisive: boolean): Reach {
  if (error === undefined) return 'online';
  if (!(error instanceof ApiError)) return 'unclear';
  const { status, failure } = error;
  if (failure.code === 'portal') return 'portal';
  if (status === 0 || status >= 500) return 'lost';
  if (status < 400 || status === 413) return 'unclear';
  if (failure.code !== 'unexpected') return 'online';
  return status === 401 || isDecisive ? 'lost' : 'unclear';
}

/**
 * Finds out from each call how the connection is, and tells only what is new. Without a network, as the browser says,
 * nothing is learned from a failure; a good answer proves the browser wrong, if it was asked for since.
 */
export function watchLine(current: () => Connection, tell: (next: Connection) => void): HearCall {
  let lost = 0;
  let changedAt = performance.now();
  onConnectionChange(() => (changedAt = performance.now()));
  return (call, error, sentAt) => {
    const isDecisive = call.isDecisive === true;
    const reach = reachOf(error, isDecisive);
    if (reach === 'unclear') return;
    lost = reach === 'lost' ? lost + 1 : 0;
    const isDown = lost >= LOST_IN_A_ROW || isDecisive;
    const known = current();
    const next = reach === 'lost' ? (isDown ? 'unreachable' : known) : reach;
    const isNews = known !== 'offline' || (next === 'online' && sentAt > changedAt);
    if (next !== known && isNews) tell(next);
  };
}
