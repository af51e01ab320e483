import { sql } from 'kysely';
import type { Db } from '../../src/db/Database';

export const MANY = 10_000;

const each = `generate_series(1, ${MANY}) n`;
const user = (
  name: string,
) => `insert into users select gen_random_uuid(), '${name}' || n || '@example.com', '${name}', n::text,
  '${name} ' || n, '1', 'none', false, false, '{}', null, $1::timestamptz - n * interval '1 minute' from ${each}`;

/** By table: people with a ranch each, whatever hangs on a ranch or a person, and people who all work on one ranch. */
const FILL: Record<string, string[]> = {
  users: [user('rancher'), user('hand')],
  ranches: [`insert into ranches (uuid, name, created_at) select gen_random_uuid(), 'Ranch ' || n, $1 from ${each}`],
  records: [
    `insert into records select uuid, uuid, 'ranch', 1, '{"time_zone": null}', false, $1, null, '{}' from ranches
      on conflict do nothing`,
    `insert into records select uuid, gen_random_uuid(), 'season', 1,
      '{"name": "2026", "type": "year", "starts_on": "2026-01-01", "ends_on": null}', false, $1, null, '{}' from ranches
      where records_count = 0`,
    `insert into records select $2::uuid, gen_random_uuid(), 'rain', 1, '{"on": "2026-01-01", "inches": 1}', false, $1,
      null, '{}' from ${each}`,
    `insert into records select $2::uuid, gen_random_uuid(), 'rain', 1, null, true, $1, null, '{}' from ${each}`,
    `update ranches set revision = 1, records_count = 2 where revision = 0`,
  ],
  record_groups: [
    `insert into record_groups select uuid, uuid, '', 1, $1, $1, 'Founded the ranch', null, null, null from ranches`,
  ],
  record_versions: [
    `insert into record_versions select ranch_uuid, uuid, 1, ranch_uuid, data from records on conflict do nothing`,
  ],
  record_lines: [
    `insert into record_lines select uuid, 0, '{}', '' from ranches on conflict do nothing`,
    `update record_groups g set chain_n = numbered.n, line_sha256 = '', label_salt = ''
      from (select r.uuid as ranch, g.uuid, coalesce(r.chain_n, 0) + row_number() over (partition by r.uuid) as n
        from record_groups g join ranches r on r.uuid = g.ranch_uuid where g.chain_n is null) numbered
      where g.ranch_uuid = numbered.ranch and g.uuid = numbered.uuid`,
    `update ranches r set chain_n = coalesce((select max(chain_n) from record_groups g where g.ranch_uuid = r.uuid), 0),
      chain_sha256 = coalesce(chain_sha256, ''), chain_revision = revision`,
  ],
  record_heads: [
    `insert into record_heads select uuid, 0, $1, 'key', gen_random_uuid(), '', '' from ranches
      where name like 'Ranch %'`,
  ],
  swept_records: [`insert into swept_records select uuid, gen_random_uuid(), 1, 'rain' from ranches`],
  subscriptions: [`insert into subscriptions select uuid, 'trial', 'trial', $1 from ranches on conflict do nothing`],
  memberships: [
    `insert into memberships select ranches.uuid, users.uuid, 'owner', $1
      from ranches join users on ranches.name = 'Ranch ' || users.last_name and users.first_name = 'rancher'`,
    `insert into memberships select $2::uuid, uuid, 'member', $1 from users where first_name = 'hand'`,
  ],
  deleted_ranches: [
    `insert into deleted_ranches select ranches.uuid, users.uuid, $1, $1
      from ranches join users on ranches.name = 'Ranch ' || users.last_name and users.first_name = 'rancher'`,
  ],
  sessions: [
    `insert into sessions select sha256(uuid_send(uuid)), uuid, null, $1, $1, $1::timestamptz + interval '1 day'
      from users`,
  ],
  one_time_tokens: [
    `insert into one_time_tokens select sha256(uuid_send(uuid)), 'reset', uuid, $1, $1::timestamptz + interval '1 day'
      from users`,
  ],
  invitations: [
    `insert into invitations select gen_random_uuid(), uuid, 'guest@example.com', 'member', 'x',
      sha256(uuid_send(uuid)), $1, $1::timestamptz + interval '7 days' from ranches`,
  ],
  contracts: [
    `insert into contracts select gen_random_uuid(), uuid, 'Carbon', 'Ms', 'Montana', '59001', 1, 'cow', '{}', $1
      from ranches`,
  ],
  contract_links: [
    `insert into contract_links select gen_random_uuid(), sha256(uuid_send(uuid)), 'Carbon', $1,
      $1::timestamptz + interval '30 days' from ranches`,
  ],
  api_sources: [`insert into api_sources select uuid, uuid, 'QGIS', $1 from ranches`],
  api_keys: [
    `insert into api_keys (uuid, ranch_uuid, source_uuid, key_hash, scopes, made_by, created_at)
      select gen_random_uuid(), ranches.uuid, ranches.uuid, sha256(uuid_send(ranches.uuid)), array['figures'],
      users.uuid, $1 from ranches join users on ranches.name = 'Ranch ' || users.last_name and users.first_name = 'rancher'`,
  ],
  webhooks: [
    `insert into webhooks (uuid, ranch_uuid, name, address, host, events, secret, made_by, created_at)
      select uuid, uuid, 'Fence', 'https://example.com/' || uuid, 'example.com', array['herd.moved'], 'sealed', null, $1
      from ranches`,
  ],
  webhook_messages: [
    `insert into webhook_messages (uuid, ranch_uuid, event, happened_at, data, due_at, spread_at)
      select gen_random_uuid(), uuid, 'herd.moved', $1, '{}', $1, $1 from ranches`,
  ],
  webhook_deliveries: [
    `insert into webhook_deliveries (uuid, webhook_uuid, message_uuid, ranch_uuid, happened_at, host, tries, next_try_at)
      select gen_random_uuid(), ranch_uuid, uuid, ranch_uuid, $1, 'example.com', 1, $1::timestamptz + interval '1 year' from webhook_messages`,
  ],
  move_notices: [
    `insert into move_notices select users.uuid, ranches.uuid, $1::date from ranches join users
      on ranches.name = 'Ranch ' || users.last_name and users.first_name = 'rancher'`,
  ],
  seal_mails: [
    `insert into seal_mails select users.uuid, ranches.uuid, $1::date, 0 from ranches join users
      on ranches.name = 'Ranch ' || users.last_name and users.first_name = 'rancher'`,
  ],
  notice_choices: [`insert into notice_choices select uuid, true, true, true, 21, 5 from users on conflict do nothing`],
  push_subscriptions: [
    `insert into push_subscriptions select gen_random_uuid(), users.uuid, sessions.token_hash,
      'https://push.example.com/' || users.uuid, 'key', 'auth', 'Chrome, Android', $1, null
      from users join sessions on sessions.user_uuid = users.uuid and sessions.token_hash = sha256(uuid_send(users.uuid))`,
  ],
  push_messages: [
    `insert into push_messages select gen_random_uuid(), push_subscriptions.uuid, memberships.ranch_uuid,
      memberships.user_uuid, 'thing', '{}', false, false, 1, $1, null
      from push_subscriptions join memberships on memberships.user_uuid = push_subscriptions.user_uuid`,
  ],
  notice_looks: [`insert into notice_looks select uuid, $1::date, 1 from ranches on conflict do nothing`],
  pictures: [
    `insert into pictures select ranch_uuid, encode(sha256(uuid_send(uuid)), 'hex'), true, 1, $1, null from records
      where kind = 'rain'`,
  ],
  audit_log: [
    `insert into audit_log select gen_random_uuid(), $1::timestamptz - n * interval '1 minute', 'a', 'b',
      'masquerade_started', '::1' from ${each}`,
  ],
};

/** Tables in which there are many rows then. */
export const LARGE = Object.keys(FILL);

/**
 * Adds 10,000 ranches with all that belongs to them, and 10,000 members to one that is there already. Each table is analyzed once
 * it is filled: a join of ranches and people that were believed to be few would compare each with each.
 */
export async function addManyRows(db: Db, ranchUuid: string, now: Date): Promise<void> {
  for (const [table, texts] of Object.entries(FILL)) {
    for (const text of texts) {
      const parts = text.split(/(\$[12])/);
      const query = parts.map((part) =>
        part === '$1' ? sql`${now}` : part === '$2' ? sql`${ranchUuid}` : sql.raw(part),
      );
      await sql.join(query, sql``).execute(db);
    }
    await sql`analyze ${sql.table(table)}`.execute(db);
  }
  await sql`analyze`.execute(db);
}
