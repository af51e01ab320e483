import type { Calls } from '../http/mounts';
import { keysRoute, makeKeyRoute, revokeKeyRoute } from './exportKeyRoutes';
import { invitationsRoute, inviteRoute, revokeInvitationRoute } from './invitationRoutes';
import { changeMemberRoute, removeMemberRoute, teamRoute } from './memberRoutes';
import type { RanchDeps } from './RanchDeps';
import { deleteRanchRoute, leaveRanchRoute, restoreRanchRoute } from './ranchDeletionRoutes';
import { paymentRoute, renameRanchRoute } from './ranchRoutes';

export const ranchCalls: Calls<RanchDeps> = {
  v1: [
    renameRanchRoute,
    paymentRoute,
    inviteRoute,
    invitationsRoute,
    revokeInvitationRoute,
    changeMemberRoute,
    removeMemberRoute,
    deleteRanchRoute,
    restoreRanchRoute,
    leaveRanchRoute,
    makeKeyRoute,
    keysRoute,
    revokeKeyRoute,
  ],
  v3: [teamRoute],
};
