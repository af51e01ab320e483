import type { Role } from '@contract/role';

/** Who may change what a ranch is called. The server decides; the page only offers nothing in vain. */
export const mayRename = (role: Role): boolean => role === 'owner' || role === 'manager';
