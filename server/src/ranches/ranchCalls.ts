import type { Calls } from '../http/mounts';
import { invitationsRoute, inviteRoute, revokeInvitationRoute } from './invitationRoutes';
import { changeMemberRoute, removeMemberRoute, teamRoute } from './memberRoutes';
import { keyMeRoute, keysRoute, keyUseRoute, makeKeyRoute, revokeKeyRoute, switchKeysOnRoute } from './keys/keyRoutes';
import { ranchLogRoute } from './keys/ranchLogRoute';
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
    keyUseRoute,
    keyMeRoute,
    switchKeysOnRoute,
    revokeKeyRoute,
    ranchLogRoute,
  ],
  v3: [teamRoute],
};
