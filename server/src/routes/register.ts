import { isCommonPassword } from '@contract/commonPasswords';
import type { SessionOpened } from '@contract/login';
import { paths } from '@contract/paths';
import { buildRegisterSchema } from '@contract/signup';
import type { FastifyInstance } from 'fastify';
import { readIdempotencyKey } from '../http/idempotencyKey';
import { parseBody } from '../http/parseBody';
import { countTry } from '../services/attempts';
import type { Deps } from '../services/Deps';
import { withIdempotency } from '../services/idempotency';
import { createAccount, reopenAccount } from '../services/registration';

const schema = buildRegisterSchema(isCommonPassword);

export function registerRoute(app: FastifyInstance, deps: Deps): void {
  app.post(paths.v1.register, async (request, reply): Promise<SessionOpened> => {
    const key = readIdempotencyKey(request);
    const body = await parseBody(schema, request.body);
    const { password, ...said } = body;
    await countTry(deps, request.ip);
    const token = await withIdempotency(
      deps,
      { route: 'register', key, body: said },
      {
        prepare: () => deps.gate.run(said.email, () => deps.passwords.hash(password)),
        make: (trx, passwordHash) => createAccount(trx, deps, body, passwordHash),
        replay: ({ userUuid }) => reopenAccount(deps, request.ip, body, userUuid),
      },
    );
    deps.cookies.set(reply, token);
    reply.code(201);
    return { token };
  });
}
