import { cancelDeleteSchema } from '@contract/account';
import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import { cancelDeletion } from '../services/accountDeletion';
import { countTry } from '../services/attempts';
import type { Deps } from '../services/Deps';

export function cancelDeleteRoute(app: FastifyInstance, deps: Deps): void {
  app.post(paths.v1.cancelDelete, async (request, reply) => {
    const { token } = await parseBody(cancelDeleteSchema, request.body);
    await countTry(deps, request.ip);
    await cancelDeletion(deps, token);
    return reply.code(204).send();
  });
}
