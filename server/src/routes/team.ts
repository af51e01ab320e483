import { paths } from '@contract/paths';
import type { Member } from '@contract/team';
import type { FastifyInstance } from 'fastify';
import { findMembers, findMembership } from '../db/memberships';
import { assertBelongs } from '../policies/ranchPolicies';
import { presentMember } from '../presenters/presentMember';
import type { Deps } from '../services/Deps';
import { requireSignedIn } from '../services/sessions';
import { readRanchUuid, type RanchRoute } from './ranchParams';

export function teamRoute(app: FastifyInstance, deps: Deps): void {
  app.get<RanchRoute>(paths.v3.team(':ranchUuid'), async (request): Promise<Member[]> => {
    const user = await requireSignedIn(deps, request);
    const ranchUuid = readRanchUuid(request.params);
    assertBelongs(await findMembership(deps.db, ranchUuid, user.uuid));
    return (await findMembers(deps.db, ranchUuid)).map(presentMember);
  });
}
