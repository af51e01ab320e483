import type { FastifyInstance } from 'fastify';

/** While the server closes, each answer ends its connection, so that a keep-alive client cannot hold the close up. */
export function endConnectionsWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
