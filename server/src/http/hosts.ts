import type { FastifyInstance } from 'fastify';
import { ApiError } from './ApiError';

const badHost = () => new ApiError(400, 'invalid', 'A request must name its host once (Host: …)');

/** Refuses a request that names its host twice, or not at all though its version of HTTP asks for that (RFC 9112 §3.2). */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    // Node's `headers` keeps the first of two.
    const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
    if (hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0')) return;
    reply.header('connection', 'close');
    throw badHost();
  });
}
