import type { Ranch } from '@contract/me';
import { paths } from '@contract/paths';
import { ranchNameSchema } from '@contract/ranch';
import type { FastifyInstance } from 'fastify';
import { findMembership } from '../db/memberships';
import { findRanchOf, renameRanch } from '../db/ranches';
import { parseBody } from '../http/parseBody';
import { notFound } from '../http/refusals';
import { assertMayRename } from '../policies/ranchPolicies';
import type { Deps } from '../services/Deps';
import { requireSignedIn } from '../services/sessions';
import { readRanchUuid, type RanchRoute } from './ranchParams';

export function renameRanchRoute(app: FastifyInstance, deps: Deps): void {
  app.patch<RanchRoute>(paths.v1.ranch(':ranchUuid'), async (request): Promise<Ranch> => {
    const user = await requireSignedIn(deps, request);
    const ranchUuid = readRanchUuid(request.params);
    const { name } = await parseBody(ranchNameSchema, request.body);
    assertMayRename(await findMembership(deps.db, ranchUuid, user.uuid));
    await renameRanch(deps.db, ranchUuid, name);
    const ranch = await findRanchOf(deps.db, user.uuid, ranchUuid);
    if (ranch === undefined) throw notFound();
    return ranch;
  });
}
