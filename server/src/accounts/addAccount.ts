import { randomUUID } from 'node:crypto';
import type { RegisterPayload } from '@contract/people/signup';
import { normalizeEmail } from '@contract/text/email';
import type { Db } from '../db/Database';
import { emailTaken } from '../http/refusals';
import { insertUser } from '../sessions';
import type { AccountDeps } from './AccountDeps';

/** What a person says of themselves, in whatever body it came. */
type Person = Pick<RegisterPayload, 'email' | 'first_name' | 'last_name' | 'full_name' | 'phone_number' | 'language'>;

/**
 * Adds the account of a new person, who belongs to no ranch yet, and returns its uuid. Throws 409 `email_taken`. The
 * person is a beta tester at once where the operator says so (`BETA=everyone`).
 */
export async function addAccount(
  trx: Db,
  { clock, config }: Pick<AccountDeps, 'clock' | 'config'>,
  person: Person,
  passwordHash: string,
): Promise<string> {
  const uuid = randomUUID();
  const { email, first_name, last_name, full_name, phone_number, language = null } = person;
  const isNew = await insertUser(trx, {
    uuid,
    email: normalizeEmail(email),
    first_name,
    last_name,
    full_name,
    phone_number,
    password_hash: passwordHash,
    is_admin: false,
    is_beta_tester: config.beta === 'everyone',
    settings: '{}',
    language,
    deletion_scheduled_at: null,
    created_at: clock.now(),
  });
  if (!isNew) throw emailTaken();
  return uuid;
}
