import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { moreBodyMs } from '@contract/http/bodyTime';

/** How long a small body may take. */
const BODY_MS = 30_000;
/** Time for the answer to arrive before a connection is cut on which the client goes on sending. */
const HEARD_MS = 1_000;

/** How long a body of so many bytes may take to arrive. */
export const bodyMs = (bytes: number, baseMs = BODY_MS): number => baseMs + moreBodyMs(bytes);

/** How long the largest body may take. */
export const BODY_MAX_MS = bodyMs(Infinity);

/** What Node says of a request that takes too long. */
const tooSlow = () => Object.assign(new Error('The body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

interface Patience {
  /** How long a body of nothing may take. */
  baseMs?: number;
  /** Answers on the bare connection, as for all that Node itself cannot read. */
  refuse: (error: Error, socket: Socket) => void;
}

/**
 * Ends requests whose body does not arrive in the time that its announced length gives it. Node has one time for all:
 * the one that a large group of changes needs would let everyone hold a connection for minutes.
 */
export function endSlowBodies(answer: RequestListener, { baseMs = BODY_MS, refuse }: Patience): RequestListener {
  function end(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    if (request.complete || socket.destroyed) return;
    if (!response.headersSent) refuse(tooSlow(), socket);
    setTimeout(() => socket.destroy(), HEARD_MS).unref();
  }
  return (request, response) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding !== undefined || (length !== undefined && length !== '0')) {
      const timer = setTimeout(() => end(request, response), bodyMs(Number(length ?? 0), baseMs)).unref();
      request.once('close', () => clearTimeout(timer));
    }
    answer(request, response);
  };
}
