import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@contract/email';
import type { RegisterPayload } from '@contract/signup';
import type { Db } from '../db/Database';
import { insertUser } from '../db/users';
import { emailTaken } from '../http/refusals';

/** What a person says of themselves, in whatever body it came. */
type Person = Pick<RegisterPayload, 'email' | 'first_name' | 'last_name' | 'full_name' | 'phone_number'>;

/** Adds the account of somebody new, who belongs to no ranch yet, and returns its uuid. Throws 409 `email_taken`. */
export async function addAccount(trx: Db, person: Person, passwordHash: string, now: Date): Promise<string> {
  const uuid = randomUUID();
  const { email, first_name, last_name, full_name, phone_number } = person;
  const isNew = await insertUser(trx, {
    uuid,
    email: normalizeEmail(email),
    first_name,
    last_name,
    full_name,
    phone_number,
    password_hash: passwordHash,
    is_admin: false,
    is_beta_tester: false,
    settings: '{}',
    deletion_scheduled_at: null,
    created_at: now,
  });
  if (!isNew) throw emailTaken();
  return uuid;
}
