import { paths } from '@contract/http/paths';
import { loginSchema, type SessionOpened } from '@contract/people/login';
import { normalizeEmail } from '@contract/text/email';
import type { FastifyInstance } from 'fastify';
import { rememberLanguage } from '../http/pageLanguage';
import { parseBody } from '../http/parseBody';
import { wrongCredentials } from '../http/refusals';
import type { SessionDeps } from './SessionDeps';
import { endSession } from './sessions';
import { signIn } from './signIn';

export function loginRoute(app: FastifyInstance, deps: SessionDeps): void {
  app.post(paths.v1.login, async (request, reply): Promise<SessionOpened> => {
    const { email, password } = await parseBody(loginSchema, request.body);
    const opened = await signIn(deps, { email: normalizeEmail(email), ip: request.ip }, password);
    if (opened === undefined) throw wrongCredentials();
    deps.cookies.set(reply, opened.token);
    if (opened.language !== null) rememberLanguage(reply, deps.config, opened.language);
    return { token: opened.token };
  });
}

export function logoutRoute(app: FastifyInstance, deps: SessionDeps): void {
  app.post(paths.v1.logout, async (request, reply) => {
    await endSession(deps, request, reply);
    return reply.code(204).send();
  });
}
