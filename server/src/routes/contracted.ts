import { isCommonPassword } from '@contract/commonPasswords';
import type { SessionOpened } from '@contract/login';
import { buildPartnerJoinSchema } from '@contract/partnerJoin';
import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import { readIdempotencyKey } from '../http/idempotencyKey';
import { parseBody } from '../http/parseBody';
import { countTry } from '../services/attempts';
import { joinAsPartner, openContractLink } from '../services/contracts';
import type { Deps } from '../services/Deps';
import { withIdempotency } from '../services/idempotency';
import { reopenAccount } from '../services/registration';

const schema = buildPartnerJoinSchema(isCommonPassword);

export function contractedRoute(app: FastifyInstance, deps: Deps): void {
  app.post(paths.v1.contracted, async (request, reply): Promise<SessionOpened> => {
    const key = readIdempotencyKey(request);
    const body = await parseBody(schema, request.body);
    const { password, ...said } = body;
    await countTry(deps, request.ip);
    const token = await withIdempotency(
      deps,
      { route: 'contracted', key, body: said },
      {
        prepare: async () => {
          const link = await openContractLink(deps, said.contract_token);
          return { link, passwordHash: await deps.gate.run(said.email, () => deps.passwords.hash(password)) };
        },
        make: (trx, prepared) => joinAsPartner(trx, deps, body, prepared),
        replay: ({ userUuid }) => reopenAccount(deps, request.ip, body, userUuid),
      },
    );
    deps.cookies.set(reply, token);
    reply.code(201);
    return { token };
  });
}
