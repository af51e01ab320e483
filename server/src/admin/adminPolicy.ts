import { adminsOnly, notAsAdmin } from '../http/refusals';
import type { SignedIn } from '../sessions';

/** Admins alone, and never while they act as another user. Throws 403. */
export function assertAdmin({ is_admin, masqueraded_by }: Pick<SignedIn, 'is_admin' | 'masqueraded_by'>): void {
  if (!is_admin || masqueraded_by !== null) throw adminsOnly();
}

/** Nobody acts as an admin, so no admin can do in another's name what the log would then say of that one. Throws 403. */
export function assertMayBeMasqueraded({ is_admin }: { is_admin: boolean }): void {
  if (is_admin) throw notAsAdmin();
}
