import { newContractSchema, type ContractLink } from '@contract/partnerJoin';
import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import { assertAdmin } from '../policies/adminPolicies';
import { makeContractLink } from '../services/contracts';
import type { Deps } from '../services/Deps';
import { requireSignedIn } from '../services/sessions';

export function contractRoute(app: FastifyInstance, deps: Deps): void {
  app.post(paths.v1.contract, async (request, reply): Promise<ContractLink> => {
    const admin = await requireSignedIn(deps, request);
    assertAdmin(admin);
    const body = await parseBody(newContractSchema, request.body);
    const url = await makeContractLink(deps, body, { actorEmail: admin.email, address: request.ip });
    reply.code(201);
    return { url };
  });
}
