import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/Config';
import { foreignOrigin } from './refusals';
import type { SessionCookies } from './sessionCookies';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What calls of an upload say, and what their answers do (tus 1.0). */
const UPLOAD_SENT = ['tus-resumable', 'upload-length', 'upload-offset', 'upload-metadata'];
const UPLOAD_TOLD = ['Location', 'Tus-Resumable', 'Upload-Length', 'Upload-Offset'];

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, PATCH, DELETE',
  'access-control-allow-headers': ['content-type', 'authorization', 'idempotency-key', ...UPLOAD_SENT].join(', '),
  'access-control-max-age': '600',
};

/**
 * Holds the exact list of origins: they alone may read answers with the session cookie (CORS) and may change anything
 * with it. A request with the token in a header needs no origin, since no browser adds that by itself; a page of a
 * foreign origin can neither use the cookie nor plant one by a login of its own.
 */
export function guardOrigins(app: FastifyInstance, { allowedOrigins }: Config, cookies: SessionCookies): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin, authorization } = request.headers;
    const isOurs = origin !== undefined && allowedOrigins.includes(origin);
    reply.header('vary', 'Origin');
    if (isOurs) {
      reply.header('access-control-allow-origin', origin);
      reply.header('access-control-allow-credentials', 'true');
      reply.header('access-control-expose-headers', ['Retry-After', ...UPLOAD_TOLD].join(', '));
      const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers;
      if (isPreflight) return reply.headers(PREFLIGHT).code(204).send();
    }
    if (SAFE_METHODS.has(request.method) || authorization !== undefined || isOurs) return;
    if (origin !== undefined || cookies.read(request).length > 0) throw foreignOrigin();
  });
}
