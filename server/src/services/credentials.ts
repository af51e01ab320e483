import { findCredentials, replacePasswordHash } from '../db/users';
import { checkWithinLimits, type Attempt } from './attempts';
import type { Deps } from './Deps';

/** Whose account a password has opened, and the hash that it fits. */
export interface Opened {
  uuid: string;
  passwordHash: string;
}

/**
 * Whose account an email and a password open, or undefined: the same answer after the same work for an unknown email,
 * a wrong password and an account that has to wait. A hash with parameters of old is made anew.
 */
export async function accountOpenedBy(deps: Deps, attempt: Attempt, password: string): Promise<Opened | undefined> {
  const { db, gate, passwords } = deps;
  const opened = await checkWithinLimits(deps, attempt, async () => {
    const known = await findCredentials(db, attempt.email);
    return (await passwords.verify(known?.password_hash, password)) ? known : undefined;
  });
  if (opened === undefined) return undefined;
  const { uuid, password_hash: passwordHash } = opened;
  if (!passwords.isOutdated(passwordHash)) return { uuid, passwordHash };
  const renewed = await gate.run(uuid, () => passwords.hash(password));
  await replacePasswordHash(db, uuid, passwordHash, renewed);
  return { uuid, passwordHash: renewed };
}

/** As `accountOpenedBy`, where only whose account it is matters. */
export async function userOpenedBy(deps: Deps, attempt: Attempt, password: string): Promise<string | undefined> {
  return (await accountOpenedBy(deps, attempt, password))?.uuid;
}
