import { sql } from 'kysely';
import type { Db } from '../../src/db/Database';

/** What nobody may ever find where people have signed up and done nothing else: each a table and a condition. */
const HALVES = [
  "users u where (select count(*) from memberships m where m.user_uuid = u.uuid and m.role = 'owner') <> 1",
  'users u where (select count(*) from sessions s where s.user_uuid = u.uuid) <> 1',
  'ranches r where (select count(*) from memberships m where m.ranch_uuid = r.uuid) <> 1',
  'ranches r where (select count(*) from grazing_seasons s where s.ranch_uuid = r.uuid) <> 1',
  'ranches r where (select count(*) from subscriptions s where s.ranch_uuid = r.uuid) <> 1',
  'ranches r where not exists (select from grazing_ranches g where g.ranch_uuid = r.uuid and g.uuid = r.uuid)',
  `memberships m join users u on u.uuid = m.user_uuid where u.email like 'partner%' <>
    exists (select from contracts c where c.ranch_uuid = m.ranch_uuid)`,
  // One row where the links that were used and the contracts that they made are not as many.
  `(select) links where (select count(*) from contract_links where ended_as = 'used') <>
    (select count(*) from contracts)`,
];

/** Every half of a sign-up that stands in the database, with how many there are. */
export async function halfUsers(db: Db): Promise<[half: string, count: number][]> {
  const found: [string, number][] = [];
  for (const half of HALVES) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(half)}`.execute(db);
    if (rows[0]?.count !== 0) found.push([half, rows[0]?.count ?? -1]);
  }
  return found;
}
