import { paths } from '@contract/http/paths';
import type { Ranch } from '@contract/people/me';
import { ranchNameSchema } from '@contract/ranches/ranch';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import { readIdempotencyKey } from '../idempotency/withIdempotency';
import { requireSignedIn } from '../sessions';
import type { AccountDeps } from './AccountDeps';
import { createRanch } from './createRanch';

export function createRanchRoute(app: FastifyInstance, deps: AccountDeps): void {
  app.post(paths.v1.ranches, async (request, reply): Promise<Ranch> => {
    const user = await requireSignedIn(deps, request);
    const key = readIdempotencyKey(request);
    const body = await parseBody(ranchNameSchema, request.body);
    const ranch = await createRanch(deps, user.uuid, { key, body });
    reply.code(201);
    return ranch;
  });
}
