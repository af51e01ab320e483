import { findCredentials, replacePasswordHash } from '../db/users';
import { checkWithinLimits, type Attempt } from './attempts';
import type { Deps } from './Deps';

/**
 * Whose account an email and a password open, or undefined: the same answer after the same work for an unknown email,
 * a wrong password and an account that has to wait. A hash with parameters of old is made anew.
 */
export async function userOpenedBy(deps: Deps, attempt: Attempt, password: string): Promise<string | undefined> {
  const { db, gate, passwords } = deps;
  const opened = await checkWithinLimits(deps, attempt, async () => {
    const known = await findCredentials(db, attempt.email);
    return (await passwords.verify(known?.password_hash, password)) ? known : undefined;
  });
  if (opened !== undefined && passwords.isOutdated(opened.password_hash)) {
    const renewed = await gate.run(opened.uuid, () => passwords.hash(password));
    await replacePasswordHash(db, opened.uuid, opened.password_hash, renewed);
  }
  return opened?.uuid;
}
