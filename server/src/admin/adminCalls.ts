import type { AccountDeps } from '../accounts';
import type { Calls } from '../http/mounts';
import { auditRoute } from './auditRoute';
import { makePartnerLinkRoute, listPartnerLinksRoute, revokePartnerLinkRoute } from './partnerLinksRoutes';
import { masqueradeRoute } from './masqueradeRoute';
import { changeUserRoute, listUsersRoute } from './usersRoutes';

export const adminCalls: Calls<AccountDeps> = {
  v1: [
    masqueradeRoute,
    listUsersRoute,
    changeUserRoute,
    auditRoute,
    makePartnerLinkRoute,
    listPartnerLinksRoute,
    revokePartnerLinkRoute,
  ],
  v3: [],
};
