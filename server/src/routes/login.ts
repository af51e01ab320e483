import { normalizeEmail } from '@contract/email';
import { loginSchema, type SessionOpened } from '@contract/login';
import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import { wrongCredentials } from '../http/refusals';
import { countTry } from '../services/attempts';
import { accountOpenedBy } from '../services/credentials';
import type { Deps } from '../services/Deps';
import { openSessionFor } from '../services/sessions';

export function loginRoute(app: FastifyInstance, deps: Deps): void {
  app.post(paths.v1.login, async (request, reply): Promise<SessionOpened> => {
    const { email, password } = await parseBody(loginSchema, request.body);
    await countTry(deps, request.ip);
    const opened = await accountOpenedBy(deps, { email: normalizeEmail(email), ip: request.ip }, password);
    const token = opened && (await openSessionFor(deps, opened));
    if (token === undefined) throw wrongCredentials();
    deps.cookies.set(reply, token);
    return { token };
  });
}
