import { sql } from 'kysely';
import type { Db } from '../db/Database';

/**
 * Makes every account a beta tester but for those that an admin or the person took out of it: whose last entry about the
 * beta in the audit log says so. What a start does under `BETA=everyone`; a second one finds nothing to do. Safe when
 * several processes start at once. Returns how many accounts it changed.
 */
export async function letEveryoneTest(db: Db): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update users set is_beta_tester = true
    where not is_beta_tester and 'beta_tester_off' is distinct from (
      select action from audit_log
      where target_email = users.email and at >= users.created_at and action in ('beta_tester_on', 'beta_tester_off')
      order by at desc, uuid desc
      limit 1
    )`.execute(db);
  return Number(numAffectedRows);
}
