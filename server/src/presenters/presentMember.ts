import type { Member } from '@contract/team';
import type { MemberRow } from '../db/memberships';

/** Field by field, since collecting the rest of a row takes longer than all else here, and a team may be thousands. */
export function presentMember({ uuid, first_name, last_name, email, role, joined_at }: MemberRow): Member {
  return { uuid, first_name, last_name, email, role, joined_at };
}
