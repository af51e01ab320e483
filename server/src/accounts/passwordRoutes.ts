import { paths } from '@contract/http/paths';
import { buildPasswordChangeSchema } from '@contract/people/account';
import { buildResetSchema, resetRequestSchema } from '@contract/people/passwordReset';
import { isCommonPassword } from '@contract/text/commonPasswords';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import { countTry } from '../limits/attempts';
import { assertNoMasquerade, requireSignedIn } from '../sessions';
import type { AccountDeps } from './AccountDeps';
import { changePassword } from './passwordChange';
import { requestReset, resetPassword } from './passwordReset';

const changeSchema = buildPasswordChangeSchema(isCommonPassword);
const resetSchema = buildResetSchema(isCommonPassword);

export function changePasswordRoute(app: FastifyInstance, deps: AccountDeps): void {
  app.post(paths.v1.password, async (request, reply) => {
    const user = await requireSignedIn(deps, request);
    assertNoMasquerade(user, 'change_password');
    const body = await parseBody(changeSchema, request.body);
    await countTry(deps, request.ip);
    await changePassword(deps, user, body, request.ip);
    return reply.code(204).send();
  });
}

export function resetRequestRoute(app: FastifyInstance, deps: AccountDeps): void {
  app.post(paths.v1.passwordResetRequest, async (request, reply) => {
    const { email } = await parseBody(resetRequestSchema, request.body);
    await countTry(deps, request.ip);
    await requestReset(deps, email);
    return reply.code(202).send({});
  });
}

export function resetPasswordRoute(app: FastifyInstance, deps: AccountDeps): void {
  app.post(paths.v1.passwordReset, async (request, reply) => {
    const body = await parseBody(resetSchema, request.body);
    await countTry(deps, request.ip);
    await resetPassword(deps, body, request.ip);
    return reply.code(204).send();
  });
}
