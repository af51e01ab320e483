import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests may wait for the answer before theirs: on one connection, and on all of them together. */
const WAITING_MAX = { oneConnection: 64, all: 4_096 };

interface Waiting {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Whether an answer can go out now. It cannot once its connection has ended, or ends with the answer before it. */
const canAnswer = ({ response }: Waiting) => response.socket !== null && !response.destroyed;

/**
 * Answers the requests of a connection one after the other, and ends a connection on which too many wait. Node hands
 * over all that a client sends ahead, and does not tell an answer that waits when its connection goes: it would hold
 * its open file and its memory for good. Here nothing has begun for a request that waits.
 */
export function inTurn(answer: RequestListener): RequestListener {
  /** The connections with an answer under way, and the requests that wait for it. */
  const lines = new WeakMap<Socket, Waiting[]>();
  let waitingInAll = 0;

  function begin(socket: Socket, { request, response }: Waiting): void {
    response.once('close', () => next(socket));
    answer(request, response);
  }

  function next(socket: Socket): void {
    const line = lines.get(socket) ?? [];
    const first = line.shift();
    if (first !== undefined && canAnswer(first)) {
      waitingInAll -= 1;
      begin(socket, first);
      return;
    }
    waitingInAll -= line.length + (first === undefined ? 0 : 1);
    lines.delete(socket);
  }

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = lines.get(socket);
    if (line === undefined) {
      lines.set(socket, []);
      begin(socket, { request, response });
    } else if (line.length < WAITING_MAX.oneConnection && waitingInAll < WAITING_MAX.all) {
      line.push({ request, response });
      waitingInAll += 1;
    } else {
      socket.destroy();
    }
  };
}
