import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import { revokeInvitation } from '../db/invitations';
import { findMembership } from '../db/memberships';
import { notFound } from '../http/refusals';
import { assertMayInvite } from '../policies/ranchPolicies';
import type { Deps } from '../services/Deps';
import { requireSignedIn } from '../services/sessions';
import { readRanchUuid, readUuid, type RanchRoute } from './ranchParams';

interface InvitationRoute {
  Params: RanchRoute['Params'] & { uuid: string };
}

export function revokeInvitationRoute(app: FastifyInstance, deps: Deps): void {
  app.delete<InvitationRoute>(paths.v1.invitation(':ranchUuid', ':uuid'), async (request, reply) => {
    const user = await requireSignedIn(deps, request);
    const ranchUuid = readRanchUuid(request.params);
    assertMayInvite(await findMembership(deps.db, ranchUuid, user.uuid));
    const uuid = readUuid(request.params.uuid);
    if (!(await revokeInvitation(deps.db, ranchUuid, uuid, deps.clock.now()))) throw notFound();
    return reply.code(204).send();
  });
}
