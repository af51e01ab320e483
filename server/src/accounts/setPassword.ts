import { isCommonPassword } from '@contract/text/commonPasswords';
import { passwordProblem } from '@contract/text/password';
import type { Db } from '../db/Database';
import { personalPassword } from '../http/refusals';
import { findOwnRanches } from '../ranches';
import { deleteSessions, setPasswordHash, type Person } from '../sessions';
import type { AccountDeps } from './AccountDeps';
import { revokeTokens } from './oneTimeTokensTable';
import { passwordChangedMail } from './passwordChangedMail';

/**
 * The hash of a new password, once it has been judged against what the database knows of the person, who may not have
 * said any of it in the same body.
 *
 * @throws 422 for the person's own email, name or one of their ranches
 */
export async function hashNewPassword(
  { db, gate, passwords, clock }: Pick<AccountDeps, 'db' | 'gate' | 'passwords' | 'clock'>,
  { uuid, email, full_name, first_name, last_name }: Omit<Person, 'language'>,
  password: string,
): Promise<string> {
  const { ranches } = await findOwnRanches(db, uuid, clock.now());
  const names = [full_name, first_name, last_name, ...ranches.map(({ name }) => name)];
  const problem = passwordProblem(password, { email, names }, isCommonPassword);
  if (problem !== undefined) throw personalPassword(problem);
  return gate.run(uuid, () => passwords.hash(password));
}

interface Change {
  person: Person;
  passwordHash: string;
  /** Where the call comes from. */
  address: string;
  /** The one session that goes on: its token's hash. */
  except?: Buffer;
}

/**
 * Puts a new password in place of the old one. What the old one may have opened ends with it: the person's sessions,
 * an admin's masquerades too, and every reset link; a notice goes to the stored address. Call it in a transaction.
 */
export async function setPassword(
  trx: Db,
  { mailer, config, clock }: AccountDeps,
  { person, passwordHash, address, except }: Change,
): Promise<void> {
  const now = clock.now();
  await setPasswordHash(trx, person.uuid, passwordHash);
  await deleteSessions(
    trx,
    (where) => {
      const theirs = where.or([where('user_uuid', '=', person.uuid), where('masqueraded_by', '=', person.uuid)]);
      return except === undefined ? theirs : where.and([theirs, where('token_hash', '!=', except)]);
    },
    { now, address },
  );
  await revokeTokens(trx, 'reset', person.uuid, now);
  await mailer.enqueue(trx, passwordChangedMail(config, person));
}
