import type { Member } from '@contract/team';
import type { MemberRow } from '../db/memberships';

export function presentMember({ joined_at, ...member }: MemberRow): Member {
  return { ...member, joined_at: joined_at.toISOString() };
}
