/** The roles of a ranch, the one that may do most first. */
export const ROLES = ['owner', 'manager', 'member', 'viewer'] as const;

export type Role = (typeof ROLES)[number];

/** What can be done on a ranch, and the roles that may. The server decides by it; the client offers only what is allowed. */
export const RIGHTS = {
  see: ['owner', 'manager', 'member', 'viewer'],
  leave: ['owner', 'manager', 'member', 'viewer'],
  deleteRanch: ['owner'],
  rename: ['owner', 'manager'],
  invite: ['owner', 'manager'],
  changeMembers: ['owner'],
  /** Makes, lists and revokes the keys by which other programs read the exports. */
  makeKeys: ['owner', 'manager'],
  /** Downloads all of the history, with what was deleted. */
  readHistory: ['owner', 'manager'],
  /** Erases content of the history for good. */
  eraseHistory: ['owner'],
  /** Decides what of the record programs see. */
  share: ['owner'],
  /** Writes the grazing record. */
  record: ['owner', 'manager', 'member'],
  /** Writes what the record is based on: the ranch's settings, seasons, and paddocks that aren't subdivisions. */
  shapeRanch: ['owner', 'manager'],
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof RIGHTS;

/** Whether a person in that role may do that on their ranch. */
export const may = (role: Role, right: Right): boolean => RIGHTS[right].some((one) => one === role);

/** The roles of those who may do that. */
export const rolesThatMay = (right: Right): readonly Role[] => RIGHTS[right];

/** The roles that an invitation of a person in that role may offer: none above their own, and none unless they may invite. */
export const grantableBy = (own: Role): readonly Role[] => (may(own, 'invite') ? ROLES.slice(ROLES.indexOf(own)) : []);
