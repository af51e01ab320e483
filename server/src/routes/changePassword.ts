import { buildPasswordChangeSchema } from '@contract/account';
import { isCommonPassword } from '@contract/commonPasswords';
import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import { assertNoMasquerade } from '../policies/accountPolicies';
import { countTry } from '../services/attempts';
import type { Deps } from '../services/Deps';
import { changePassword } from '../services/passwordChange';
import { requireSignedIn } from '../services/sessions';

const schema = buildPasswordChangeSchema(isCommonPassword);

export function changePasswordRoute(app: FastifyInstance, deps: Deps): void {
  app.post(paths.v1.password, async (request, reply) => {
    const user = await requireSignedIn(deps, request);
    assertNoMasquerade(user, 'Only the person can change this password: an admin who acts for them cannot');
    const body = await parseBody(schema, request.body);
    await countTry(deps, request.ip);
    await changePassword(deps, user, body, request.ip);
    return reply.code(204).send();
  });
}
