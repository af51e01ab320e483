import type { Profile } from '@contract/people/account';
import { splitFullName } from '@contract/text/names';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { unauthenticated } from '../http/refusals';
import { lockUser, replaceProfile, type StoredProfile } from '../sessions';

type Changes = { [Field in keyof Profile]?: Profile[Field] | undefined };

/**
 * The stored profile with changes. First and last name follow from a new full name; where it stays the same they stay
 * too, since a partner gave them as two fields.
 */
function merge(stored: StoredProfile, { full_name, phone_number }: Changes): StoredProfile {
  const { first_name, last_name } = stored;
  const isSameName = full_name === undefined || full_name === stored.full_name;
  return {
    ...(isSameName ? { first_name, last_name } : splitFullName(full_name)),
    full_name: full_name ?? stored.full_name,
    phone_number: phone_number ?? stored.phone_number,
  };
}

/** Changes the fields of a person's profile that are given, and answers all of it. Throws 401 when the account has just gone. */
export function changeProfile(db: Db, userUuid: string, changes: Changes): Promise<StoredProfile> {
  return inTransaction(db, async (trx) => {
    const stored = await lockUser(trx, userUuid);
    if (stored === undefined) throw unauthenticated();
    const merged = merge(stored, changes);
    await replaceProfile(trx, userUuid, merged);
    return merged;
  });
}
