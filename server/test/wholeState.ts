import { sql } from 'kysely';
import type { Db } from '../src/db/Database';

/** What people have made. Counts of tries, keys, sessions and mails on their way are not among it. */
const TABLES = [
  'users',
  'ranches',
  'seasons',
  'memberships',
  'subscriptions',
  'invitations',
  'contract_links',
  'contracts',
  'one_time_tokens',
  'audit_log',
] as const;

/** Every row of all that people have made, by table, in an order that does not change. */
export async function wholeState(db: Db): Promise<Record<string, string[]>> {
  const state: Record<string, string[]> = {};
  for (const table of TABLES) {
    const rows = await sql<{ row: string }>`
      select t::text as row from ${sql.table(table)} t order by row`.execute(db);
    state[table] = rows.rows.map(({ row }) => row);
  }
  return state;
}
