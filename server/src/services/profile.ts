import type { Profile } from '@contract/account';
import type { StoredProfile } from '../db/users';

type Changes = { [Field in keyof Profile]?: Profile[Field] | undefined };

/** One name when both are the same, as for somebody who has only one. */
function fullNameOf(first: string, last: string): string {
  return first === last ? first : `${first} ${last}`;
}

/**
 * The stored profile with changes. The full name is made anew when a name is another one now; else it stays as the
 * person wrote it once, which may be more than first and last name together.
 */
export function mergeProfile(stored: StoredProfile, changes: Changes): StoredProfile {
  const first_name = changes.first_name ?? stored.first_name;
  const last_name = changes.last_name ?? stored.last_name;
  const isSameName = first_name === stored.first_name && last_name === stored.last_name;
  return {
    first_name,
    last_name,
    full_name: isSameName ? stored.full_name : fullNameOf(first_name, last_name),
    phone_number: changes.phone_number ?? stored.phone_number,
  };
}
