import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './ApiError';
import { notFound } from './refusals';

const methodNotAllowed = () => new ApiError(405, 'method', 'This address does not take this method');

/** Node answers CONNECT itself; every other method reaches our routes. */
const ALL_METHODS = METHODS.filter((method) => method !== 'CONNECT');

/** Makes every method of HTTP one that a route can be found for. Call it before any route is added. */
export function knowAllMethods(app: FastifyInstance): void {
  for (const method of ALL_METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: false });
  }
}

/**
 * Answers the methods that an address does not take: 405 with `Allow`, and OPTIONS with `Allow` alone; 404 where there
 * is nothing in spite of a route (the one for all pages). Call it before the routes are added, and `finish` after them.
 */
export function completeMethods(app: FastifyInstance, isNothing: (request: FastifyRequest) => boolean) {
  const taken = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = taken.get(url) ?? new Set<string>();
    for (const each of [method].flat()) methods.add(each.toUpperCase());
    taken.set(url, methods);
  });
  return {
    finish(): void {
      for (const [url, methods] of [...taken]) {
        const allow = [...methods].sort().join(', ');
        app.route({
          method: ALL_METHODS.filter((method) => !methods.has(method)),
          url,
          // Before the body is looked at: its type does not matter here.
          onRequest: async (request, reply) => {
            if (isNothing(request)) throw notFound();
            reply.header('allow', allow);
            if (request.method !== 'OPTIONS') throw methodNotAllowed();
            return reply.code(204).send();
          },
          handler: async (_request, reply) => reply,
        });
      }
    },
  };
}
