/** What someone may do on a ranch, the most first. */
export const ROLES = ['owner', 'manager', 'member', 'viewer'] as const;

export type Role = (typeof ROLES)[number];
