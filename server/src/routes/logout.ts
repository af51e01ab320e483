import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../services/Deps';
import { endSession } from '../services/sessions';

export function logoutRoute(app: FastifyInstance, deps: Deps): void {
  app.post(paths.v1.logout, async (request, reply) => {
    await endSession(deps, request, reply);
    return reply.code(204).send();
  });
}
