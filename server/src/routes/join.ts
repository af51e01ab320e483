import { isCommonPassword } from '@contract/commonPasswords';
import { buildJoinSchema } from '@contract/invitation';
import type { SessionOpened } from '@contract/login';
import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import { readIdempotencyKey } from '../http/idempotencyKey';
import { parseBody } from '../http/parseBody';
import { countTry } from '../services/attempts';
import type { Deps } from '../services/Deps';
import { withIdempotency } from '../services/idempotency';
import { joinAsNewcomer, openInvitationForNewcomer } from '../services/joining';
import { reopenAccount } from '../services/registration';

const schema = buildJoinSchema(isCommonPassword);

export function joinRoute(app: FastifyInstance, deps: Deps): void {
  app.post(paths.v1.join, async (request, reply): Promise<SessionOpened> => {
    const key = readIdempotencyKey(request);
    const body = await parseBody(schema, request.body);
    const { password, ...said } = body;
    await countTry(deps, request.ip);
    const token = await withIdempotency(
      deps,
      { route: 'join', key, body: said },
      {
        prepare: async () => {
          const invitation = await openInvitationForNewcomer(deps, body);
          const passwordHash = await deps.gate.run(said.email, () => deps.passwords.hash(password));
          return { invitation, passwordHash };
        },
        make: (trx, prepared) => joinAsNewcomer(trx, deps, body, prepared),
        replay: ({ userUuid }) => reopenAccount(deps, request.ip, body, userUuid),
      },
    );
    deps.cookies.set(reply, token);
    reply.code(201);
    return { token };
  });
}
