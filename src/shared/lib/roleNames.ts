import type { Role } from '@contract/ranches/rights';
import { t } from '@domain/words';

/** What the roles are called, at the beginning of a line or as a choice. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: t`Owner`,
  manager: t`Manager`,
  member: t`Member`,
  viewer: t`Viewer`,
};

/** The same behind a name. */
export const ROLES_IN_LISTS: Readonly<Record<Role, string>> = {
  owner: t`owner`,
  manager: t`manager`,
  member: t`member`,
  viewer: t`viewer`,
};
