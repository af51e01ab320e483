import type { Invitation } from '@contract/invitation';
import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import { findOpenInvitations } from '../db/invitations';
import { findMembership } from '../db/memberships';
import { assertMayInvite } from '../policies/ranchPolicies';
import { presentInvitation } from '../presenters/presentInvitation';
import type { Deps } from '../services/Deps';
import { requireSignedIn } from '../services/sessions';
import { readRanchUuid, type RanchRoute } from './ranchParams';

export function invitationsRoute(app: FastifyInstance, deps: Deps): void {
  app.get<RanchRoute>(paths.v1.invitations(':ranchUuid'), async (request): Promise<Invitation[]> => {
    const user = await requireSignedIn(deps, request);
    const ranchUuid = readRanchUuid(request.params);
    assertMayInvite(await findMembership(deps.db, ranchUuid, user.uuid));
    return (await findOpenInvitations(deps.db, ranchUuid, deps.clock.now())).map(presentInvitation);
  });
}
