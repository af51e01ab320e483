import { isCommonPassword } from '@contract/commonPasswords';
import { buildResetSchema } from '@contract/passwordReset';
import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import { countTry } from '../services/attempts';
import type { Deps } from '../services/Deps';
import { resetPassword } from '../services/passwordReset';

const schema = buildResetSchema(isCommonPassword);

export function resetPasswordRoute(app: FastifyInstance, deps: Deps): void {
  app.post(paths.v1.passwordReset, async (request, reply) => {
    const body = await parseBody(schema, request.body);
    await countTry(deps, request.ip);
    await resetPassword(deps, body, request.ip);
    return reply.code(204).send();
  });
}
