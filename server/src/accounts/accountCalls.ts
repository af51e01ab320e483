import type { Calls } from '../http/mounts';
import type { AccountDeps } from './AccountDeps';
import { createRanchRoute } from './createRanchRoute';
import { cancelDeleteRoute, deleteAccountRoute, keepAccountRoute } from './deletionRoutes';
import { joinRanchRoute, joinRoute } from './joinRoutes';
import { changeMeRoute, changeProfileRoute, readMeRoute } from './meRoutes';
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
    changePasswordRoute,
    resetRequestRoute,
    resetPasswordRoute,
    deleteAccountRoute,
    cancelDeleteRoute,
    keepAccountRoute,
  ],
  v3: [readMeRoute],
};
