import { resetRequestSchema } from '@contract/passwordReset';
import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import { countTry } from '../services/attempts';
import type { Deps } from '../services/Deps';
import { requestReset } from '../services/passwordReset';

export function resetRequestRoute(app: FastifyInstance, deps: Deps): void {
  app.post(paths.v1.passwordResetRequest, async (request, reply) => {
    const { email } = await parseBody(resetRequestSchema, request.body);
    await countTry(deps, request.ip);
    await requestReset(deps, email);
    return reply.code(202).send({});
  });
}
