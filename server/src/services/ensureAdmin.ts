import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@contract/email';
import type { Db } from '../db/Database';
import { findAdminFlag, insertUser } from '../db/users';
import type { Clock } from '../http/clock';
import { hashPassword } from './passwords';

/** Someone who is no admin has the email: nobody is ever promoted. */
export class AdminEmailTaken extends Error {
  constructor(email: string) {
    super(`${email} belongs to someone who is not an admin`);
  }
}

/**
 * Makes the first admin, who has no ranch, unless there is an admin with that email already, whose password then stays
 * as it is. Throws AdminEmailTaken. Safe when several processes start at once.
 */
export async function ensureAdmin(db: Db, admin: { email: string; password: string }, clock: Clock): Promise<void> {
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
    password_hash: await hashPassword(admin.password),
    is_admin: true,
    is_beta_tester: false,
    settings: '{}',
    deletion_scheduled_at: null,
    created_at: clock.now(),
  });
  if (!isNew) await ensureAdmin(db, admin, clock);
}
