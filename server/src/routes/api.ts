import type { FastifyInstance } from 'fastify';
import type { Deps } from '../services/Deps';
import { auditRoute } from './adminAudit';
import { changeUserRoute, listUsersRoute } from './adminUsers';
import { cancelDeleteRoute } from './cancelDelete';
import { changePasswordRoute } from './changePassword';
import { changeProfileRoute } from './changeProfile';
import { contractRoute } from './contract';
import { contractedRoute } from './contracted';
import { createRanchRoute } from './createRanch';
import { deleteAccountRoute } from './deleteAccount';
import { healthRoute, readyRoute } from './health';
import { invitationsRoute } from './invitations';
import { inviteRoute } from './invite';
import { joinRoute } from './join';
import { joinRanchRoute } from './joinRanch';
import { loginRoute } from './login';
import { logoutRoute } from './logout';
import { masqueradeRoute } from './masquerade';
import { changeMeRoute, readMeRoute } from './me';
import { changeMemberRoute, removeMemberRoute } from './member';
import { mountsOf } from './mounts';
import { paymentRoute } from './payment';
import { registerRoute } from './register';
import { renameRanchRoute } from './renameRanch';
import { resetPasswordRoute } from './resetPassword';
import { resetRequestRoute } from './resetRequest';
import { revokeInvitationRoute } from './revokeInvitation';
import { teamRoute } from './team';

export async function addApi(app: FastifyInstance, deps: Deps): Promise<void> {
  const { v1, v3 } = mountsOf(deps.config);
  await app.register(
    async (scope) => {
      registerRoute(scope, deps);
      loginRoute(scope, deps);
      logoutRoute(scope, deps);
      resetRequestRoute(scope, deps);
      resetPasswordRoute(scope, deps);
      changeMeRoute(scope, deps);
      changeProfileRoute(scope, deps);
      changePasswordRoute(scope, deps);
      deleteAccountRoute(scope, deps);
      cancelDeleteRoute(scope, deps);
      renameRanchRoute(scope, deps);
      createRanchRoute(scope, deps);
      inviteRoute(scope, deps);
      invitationsRoute(scope, deps);
      revokeInvitationRoute(scope, deps);
      joinRoute(scope, deps);
      joinRanchRoute(scope, deps);
      paymentRoute(scope, deps);
      contractedRoute(scope, deps);
      changeMemberRoute(scope, deps);
      removeMemberRoute(scope, deps);
      masqueradeRoute(scope, deps);
      listUsersRoute(scope, deps);
      changeUserRoute(scope, deps);
      auditRoute(scope, deps);
      contractRoute(scope, deps);
      healthRoute(scope);
      readyRoute(scope, deps);
    },
    { prefix: v1 },
  );
  await app.register(
    async (scope) => {
      readMeRoute(scope, deps);
      teamRoute(scope, deps);
    },
    { prefix: v3 },
  );
}
