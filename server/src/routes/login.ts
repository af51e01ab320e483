import { normalizeEmail } from '@contract/email';
import { loginSchema, type SessionOpened } from '@contract/login';
import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import { wrongCredentials } from '../http/refusals';
import type { Deps } from '../services/Deps';
import { signIn } from '../services/signIn';

export function loginRoute(app: FastifyInstance, deps: Deps): void {
  app.post(paths.v1.login, async (request, reply): Promise<SessionOpened> => {
    const { email, password } = await parseBody(loginSchema, request.body);
    const token = await signIn(deps, { email: normalizeEmail(email), ip: request.ip }, password);
    if (token === undefined) throw wrongCredentials();
    deps.cookies.set(reply, token);
    return { token };
  });
}
