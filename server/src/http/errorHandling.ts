import type { ErrorCode } from '@contract/http/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookies } from './sessionCookies';
import { toApiError } from './toApiError';

/** What an answer says of the file in it. */
const OF_A_FILE = [
  'etag',
  'last-modified',
  'accept-ranges',
  'content-encoding',
  'content-length',
  'content-disposition',
];

/** A file that fails on its way has set headers already, which are not true of the error in its place. */
function forgetFile(reply: FastifyReply): void {
  for (const name of OF_A_FILE) reply.removeHeader(name);
  reply.header('cache-control', 'no-store');
}

const refused = new WeakMap<FastifyRequest, ErrorCode>();

/** With which code a call was refused; undefined while it was not. */
export const refusedCodeOf = (request: FastifyRequest): ErrorCode | undefined => refused.get(request);

/** Answers with the error body, and takes the cookies of a session that is no longer one away. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, cookies?: SessionCookies) {
  const refusal = toApiError(error, request.routeOptions.bodyLimit);
  if (refusal.status >= 500 && refusal !== error) request.log.error({ err: error }, 'request failed');
  refused.set(request, refusal.code);
  forgetFile(reply);
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  if (refusal.code === 'unauthenticated' && request.headers.authorization === undefined) cookies?.clear(reply);
  return reply.code(refusal.status).type('application/json; charset=utf-8').send(JSON.stringify(refusal.toBody()));
}

export function handleErrors(app: FastifyInstance, cookies: SessionCookies): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, cookies));
}
