import type { Language } from '@domain/language/languages';
import { checkWithinLimits, type Attempt } from '../limits/attempts';
import type { SessionDeps } from './SessionDeps';
import { findCredentials, replacePasswordHash } from './usersTable';

/** Whose account a password has opened, and the hash that it fits. */
export interface Opened {
  uuid: string;
  passwordHash: string;
  /** What the person reads; null while they have not chosen. */
  language: Language | null;
}

/**
 * Makes a hash with today's parameters. When another has come meanwhile, only a check tells whether it is of the same
 * password, as after another sign-in at the same time, or of a new one: then the account stays closed.
 */
async function renewHash(
  { db, gate, passwords }: SessionDeps,
  email: string,
  { passwordHash, ...user }: Opened,
  password: string,
): Promise<Opened | undefined> {
  const renewed = await gate.run(user.uuid, () => passwords.hash(password));
  if (await replacePasswordHash(db, user.uuid, passwordHash, renewed)) return { ...user, passwordHash: renewed };
  const now = await findCredentials(db, email);
  const isSame =
    now?.uuid === user.uuid && (await gate.run(user.uuid, () => passwords.verify(now.password_hash, password)));
  return isSame ? { ...user, passwordHash: now.password_hash } : undefined;
}

/**
 * Whose account an email and a password open, or undefined: the same answer after the same work for an unknown email
 * and a wrong password. A hash with parameters of old is made again. Throws 429 while the account has to wait.
 */
export async function accountOpenedBy(
  deps: SessionDeps,
  attempt: Attempt,
  password: string,
): Promise<Opened | undefined> {
  const { db, passwords } = deps;
  const known = await checkWithinLimits(deps, attempt, async () => {
    const found = await findCredentials(db, attempt.email);
    return (await passwords.verify(found?.password_hash, password)) ? found : undefined;
  });
  if (known === undefined) return undefined;
  const opened = { uuid: known.uuid, passwordHash: known.password_hash, language: known.language };
  return passwords.isOutdated(opened.passwordHash) ? renewHash(deps, attempt.email, opened, password) : opened;
}

/** As `accountOpenedBy`, where only whose account it is matters. */
export async function userOpenedBy(deps: SessionDeps, attempt: Attempt, password: string): Promise<string | undefined> {
  return (await accountOpenedBy(deps, attempt, password))?.uuid;
}
