import type { FastifyInstance } from 'fastify';
import { ApiError } from './ApiError';

const badJson = () => new ApiError(400, 'bad_json', 'This is not readable JSON');

/**
 * JSON is the only body we read: forms and plain text are refused with 415. Bytes that are not UTF-8 are refused
 * rather than replaced, so that text comes back as it was sent; keys that reach for a prototype are refused too. An
 * empty body counts as none.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) {
      done(null, undefined);
      return;
    }
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
      void parseJson(request, text, (error, value) => (error === null ? done(null, value) : done(badJson())));
    } catch {
      done(badJson());
    }
  });
}
