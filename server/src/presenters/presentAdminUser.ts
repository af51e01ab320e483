import type { AdminUser } from '@contract/admin';
import type { AdminUserRow } from '../db/adminUsers';

export function presentAdminUser({ created_at, ...user }: AdminUserRow): AdminUser {
  return { ...user, created_at: created_at.toISOString() };
}
