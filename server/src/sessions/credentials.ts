import { checkWithinLimits, type Attempt } from '../limits/attempts';
import type { SessionDeps } from './SessionDeps';
import { findCredentials, replacePasswordHash } from './usersTable';

/** Whose account a password has opened, and the hash that it fits. */
export interface Opened {
  uuid: string;
  passwordHash: string;
}

/**
 * Makes a hash with today's parameters. When another has come meanwhile, only a check tells whether it is of the same
 * password, as after another sign-in at the same time, or of a new one: then the account stays closed.
 */
async function renewHash(
  { db, gate, passwords }: SessionDeps,
  email: string,
  { uuid, passwordHash }: Opened,
  password: string,
): Promise<Opened | undefined> {
  const renewed = await gate.run(uuid, () => passwords.hash(password));
  if (await replacePasswordHash(db, uuid, passwordHash, renewed)) return { uuid, passwordHash: renewed };
  const now = await findCredentials(db, email);
  const isSame = now?.uuid === uuid && (await gate.run(uuid, () => passwords.verify(now.password_hash, password)));
  return isSame ? { uuid, passwordHash: now.password_hash } : undefined;
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
  const opened = { uuid: known.uuid, passwordHash: known.password_hash };
  return passwords.isOutdated(opened.passwordHash) ? renewHash(deps, attempt.email, opened, password) : opened;
}

/** As `accountOpenedBy`, where only whose account it is matters. */
export async function userOpenedBy(deps: SessionDeps, attempt: Attempt, password: string): Promise<string | undefined> {
  return (await accountOpenedBy(deps, attempt, password))?.uuid;
}
