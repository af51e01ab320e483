import { recordAudit } from '../audit';
import type { Db } from '../db/Database';
import { setBetaTester } from '../sessions';

interface Change {
  /** Whose account it is. */
  user: { uuid: string; email: string };
  isBetaTester: boolean;
  /** Who changes it: the person, an admin who acts for them, or one in the panel. */
  actorEmail: string;
  /** The IP address that the change comes from. */
  address: string;
  at: Date;
}

/** Makes a person a beta tester or no longer one, and writes down who did if that is new. */
export async function changeBetaTester(trx: Db, { user, isBetaTester, ...who }: Change): Promise<void> {
  if (!(await setBetaTester(trx, user.uuid, isBetaTester))) return;
  const action = isBetaTester ? 'beta_tester_on' : 'beta_tester_off';
  await recordAudit(trx, { action, targetEmail: user.email, ...who });
}
