import { normalizeEmail } from '@contract/email';
import { loginSchema, type SessionOpened } from '@contract/login';
import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import { wrongCredentials } from '../http/refusals';
import { countTry } from '../services/attempts';
import { userOpenedBy } from '../services/credentials';
import type { Deps } from '../services/Deps';
import { openSession } from '../services/sessions';

export function loginRoute(app: FastifyInstance, deps: Deps): void {
  app.post(paths.v1.login, async (request, reply): Promise<SessionOpened> => {
    const { email, password } = await parseBody(loginSchema, request.body);
    await countTry(deps, request.ip);
    const userUuid = await userOpenedBy(deps, { email: normalizeEmail(email), ip: request.ip }, password);
    if (userUuid === undefined) throw wrongCredentials();
    const token = await openSession(deps.db, deps, userUuid);
    deps.cookies.set(reply, token);
    return { token };
  });
}
