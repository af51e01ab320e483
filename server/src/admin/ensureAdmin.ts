import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@contract/text/email';
import type { Db } from '../db/Database';
import type { Clock } from '../platform/clock';
import { StartupError } from '../platform/StartupError';
import { findAdminFlag, hashPassword, insertUser, type HashCost } from '../sessions';

/** Someone who is no admin has the email: nobody is ever promoted. */
export class AdminEmailTaken extends StartupError {
  constructor(email: string) {
    super(`ADMIN_EMAIL: ${email} belongs to someone who is not an admin; nobody is promoted, so name another one.`);
  }
}

/**
 * Makes the first admin, who has no ranch, unless there is an admin with that email already, whose password then stays
 * as it is. Throws AdminEmailTaken. Safe when several processes start at once. `hashCost` is that of `buildApp`.
 */
export async function ensureAdmin(
  db: Db,
  admin: { email: string; password: string },
  clock: Clock,
  hashCost?: HashCost,
): Promise<void> {
  const email = normalizeEmail(admin.email);
  const known = await findAdminFlag(db, email);
  if (known?.is_admin === true) return;
  if (known !== undefined) throw new AdminEmailTaken(email);
  const isNew = await insertUser(db, {
    uuid: randomUUID(),
    email,
    first_name: 'Admin',
    last_name: 'Admin',
    full_name: 'Admin',
    phone_number: '',
    password_hash: await hashPassword(admin.password, hashCost),
    is_admin: true,
    is_beta_tester: false,
    settings: '{}',
    language: null,
    deletion_scheduled_at: null,
    created_at: clock.now(),
  });
  if (!isNew) await ensureAdmin(db, admin, clock, hashCost);
}
