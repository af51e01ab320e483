import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

/**
 * How long a server on its way out goes on taking calls while connections are open. A proxy may just be sending one
 * over a connection that has been idle; to end that now would lose the call, and no proxy sends a POST twice.
 */
const LINGER_MS = 400;

const connectionsOf = (server: Server) => promisify(server.getConnections.bind(server))();

/**
 * While the server closes, each answer ends its connection, so that a keep-alive client cannot hold the close up; nor can
 * one that had its answer before and is still sending.
 *
 * @returns whether the server is on its way out
 */
export function endConnectionsWhenClosing(app: FastifyInstance): () => boolean {
  let isClosing = false;
  const answeredEarly = new Set<IncomingMessage>();
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.once('finish', () => {
      if (request.complete || request.destroyed) return;
      answeredEarly.add(request);
      request.once('close', () => answeredEarly.delete(request));
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    if (app.server.listening && (await connectionsOf(app.server)) > 0) await sleep(LINGER_MS);
    for (const { socket } of answeredEarly) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  return () => isClosing;
}
