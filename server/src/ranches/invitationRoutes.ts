import { paths } from '@contract/http/paths';
import { newInvitationSchema, type Invitation } from '@contract/ranches/invitation';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import { readUuid, type RanchRoute } from '../http/pathParams';
import { assertNoMasquerade } from '../sessions';
import { invite, revokeInvitation } from './invitations';
import { findOpenInvitations, type InvitationRow } from './invitationsTable';
import { assertMay, readAsker } from './onRanch';
import type { RanchDeps } from './RanchDeps';

export function invitationsRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.get<RanchRoute>(paths.v1.invitations(':ranchUuid'), async (request): Promise<Invitation[]> => {
    const asker = await readAsker(deps, request);
    await assertMay(deps.db, asker, 'invite');
    return (await findOpenInvitations(deps.db, asker.ranchUuid, deps.clock.now())).map(presentInvitation);
  });
}

export function inviteRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.post<RanchRoute>(paths.v1.invitations(':ranchUuid'), async (request, reply): Promise<Invitation> => {
    const asker = await readAsker(deps, request);
    const wanted = await parseBody(newInvitationSchema, request.body);
    if (wanted.role === 'owner') assertNoMasquerade(asker.user, 'invite_owner');
    const invitation = await invite(deps, asker, wanted);
    reply.code(201);
    return presentInvitation(invitation);
  });
}

interface InvitationRoute {
  Params: RanchRoute['Params'] & { uuid: string };
}

export function revokeInvitationRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.delete<InvitationRoute>(paths.v1.invitation(':ranchUuid', ':uuid'), async (request, reply) => {
    const asker = await readAsker(deps, request);
    await assertMay(deps.db, asker, 'invite');
    await revokeInvitation(deps, asker.ranchUuid, readUuid(request.params.uuid));
    return reply.code(204).send();
  });
}

function presentInvitation({ expires_at, ...invitation }: InvitationRow): Invitation {
  return { ...invitation, expires_at: expires_at.toISOString() };
}
