import type { Calls } from '../http/mounts';
import type { AccountDeps } from './AccountDeps';
import { createRanchRoute } from './createRanchRoute';
import { cancelDeleteRoute, deleteAccountRoute, keepAccountRoute } from './deletionRoutes';
import { joinRanchRoute, joinRoute } from './joinRoutes';
import { changeBetaRoute, changeMeRoute, changeProfileRoute, readMeRoute } from './meRoutes';
import { changePasswordRoute, resetPasswordRoute, resetRequestRoute } from './passwordRoutes';
import { registerRoute } from './registerRoute';

export const accountCalls: Calls<AccountDeps> = {
  v1: [
    registerRoute,
    joinRoute,
    joinRanchRoute,
    createRanchRoute,
    changeMeRoute,
    changeProfileRoute,
    changeBetaRoute,
    changePasswordRoute,
    resetRequestRoute,
    resetPasswordRoute,
    deleteAccountRoute,
    cancelDeleteRoute,
    keepAccountRoute,
  ],
  v3: [readMeRoute],
};
