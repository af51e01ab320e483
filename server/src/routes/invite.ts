import { newInvitationSchema, type Invitation } from '@contract/invitation';
import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import { findMembership } from '../db/memberships';
import { parseBody } from '../http/parseBody';
import { assertMayInvite, assertMayGrant } from '../policies/ranchPolicies';
import { presentInvitation } from '../presenters/presentInvitation';
import type { Deps } from '../services/Deps';
import { invite } from '../services/invitations';
import { requireSignedIn } from '../services/sessions';
import { readRanchUuid, type RanchRoute } from './ranchParams';

export function inviteRoute(app: FastifyInstance, deps: Deps): void {
  app.post<RanchRoute>(paths.v1.invitations(':ranchUuid'), async (request, reply): Promise<Invitation> => {
    const user = await requireSignedIn(deps, request);
    const ranchUuid = readRanchUuid(request.params);
    const wanted = await parseBody(newInvitationSchema, request.body);
    const membership = await findMembership(deps.db, ranchUuid, user.uuid);
    assertMayInvite(membership);
    assertMayGrant(membership, wanted.role);
    const invitation = await invite(deps, user, ranchUuid, wanted);
    reply.code(201);
    return presentInvitation(invitation);
  });
}
