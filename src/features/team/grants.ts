import { ROLES, type Role } from '@contract/role';
import { capitalized } from '@shared/lib/capitalized';

/** Who may send invitations and see them. The server decides; the page only offers nothing in vain. */
export const mayInvite = (role: Role): boolean => role === 'owner' || role === 'manager';

/** Nobody grants a role above their own. */
export const grantableBy = (own: Role): readonly Role[] => ROLES.slice(ROLES.indexOf(own));

export const roleOptions = (roles: readonly Role[]) => roles.map((role) => ({ value: role, label: capitalized(role) }));
