import { sql } from 'kysely';
import type { Db } from '../src/db/Database';

export const MANY = 10_000;

const each = `generate_series(1, ${MANY}) n`;
const user = (
  name: string,
) => `insert into users select gen_random_uuid(), '${name}' || n || '@example.com', '${name}', n::text,
  '${name} ' || n, '1', 'none', false, false, '{}', null, $1::timestamptz - n * interval '1 minute' from ${each}`;

/** People with a ranch each, whatever hangs on a ranch or a person, and people who all work on one ranch. */
const FILL = [
  user('rancher'),
  user('hand'),
  `insert into ranches select gen_random_uuid(), 'Ranch ' || n, null, $1 from ${each}`,
  `insert into seasons select gen_random_uuid(), uuid, '2026', $1 from ranches where current_season_uuid is null`,
  `update ranches set current_season_uuid = seasons.uuid from seasons where ranch_uuid = ranches.uuid`,
  `insert into subscriptions select uuid, 'trial', 'trial', $1 from ranches on conflict do nothing`,
  `insert into memberships select ranches.uuid, users.uuid, 'owner', $1
    from ranches join users on ranches.name = 'Ranch ' || users.last_name and users.first_name = 'rancher'`,
  `insert into memberships select $2::uuid, uuid, 'member', $1 from users where first_name = 'hand'`,
  `insert into sessions select sha256(uuid_send(uuid)), uuid, null, $1, $1, $1::timestamptz + interval '1 day' from users`,
  `insert into one_time_tokens select sha256(uuid_send(uuid)), 'reset', uuid, $1, $1::timestamptz + interval '1 day' from users`,
  `insert into invitations select gen_random_uuid(), uuid, 'guest@example.com', 'member', 'x', sha256(uuid_send(uuid)), $1,
    $1::timestamptz + interval '7 days' from ranches`,
  `insert into contracts select gen_random_uuid(), uuid, 'Carbon', 'Ms', 'Montana', '59001', 1, 'cow', '{}', $1 from ranches`,
  `insert into contract_links select gen_random_uuid(), sha256(uuid_send(uuid)), 'Carbon', $1,
    $1::timestamptz + interval '30 days' from ranches`,
  `insert into audit_log select gen_random_uuid(), $1::timestamptz - n * interval '1 minute', 'a', 'b',
    'masquerade_started', '::1' from ${each}`,
];

/** Tables in which there are many rows then. */
export const LARGE = [
  ...['users', 'ranches', 'seasons', 'subscriptions', 'memberships', 'sessions', 'one_time_tokens', 'invitations'],
  ...['contracts', 'contract_links', 'audit_log'],
];

/** Adds 10,000 ranches with all that belongs to them, and 10,000 members to one that is there already. */
export async function addManyRows(db: Db, ranchUuid: string, now: Date): Promise<void> {
  for (const text of FILL) {
    const parts = text.split(/(\$[12])/);
    const query = parts.map((part) =>
      part === '$1' ? sql`${now}` : part === '$2' ? sql`${ranchUuid}` : sql.raw(part),
    );
    await sql.join(query, sql``).execute(db);
  }
  await sql`analyze`.execute(db);
}
