import { sql } from 'kysely';
import type { Db } from '../db/Database';

const MINUTE_SECONDS = 60;

/** Counts one more try in an address's current minute, which begins with its first try. Safe side by side. */
export async function countAddressTry(db: Db, key: Buffer, now: Date): Promise<{ tries: number; endsAt: Date }> {
  const at = sql`${now}::timestamptz`;
  const minute = sql`make_interval(secs => ${MINUTE_SECONDS})`;
  const { rows } = await sql<{ tries: number; endsAt: Date }>`
    insert into address_tries as kept (key, tries, started_at, expires_at) values (${key}, 1, ${at}, ${at} + ${minute})
    on conflict (key) do update set
      (tries, started_at, expires_at) = (
        select case when over then 1 else kept.tries + 1 end,
          case when over then ${at} else kept.started_at end,
          case when over then ${at} + ${minute} else kept.expires_at end
        from (select kept.expires_at <= ${at} as over) as minute
      )
    returning tries, expires_at as "endsAt"`.execute(db);
  return rows[0] ?? { tries: 1, endsAt: now };
}

/** So many within a window that begins with the first of them. */
export interface WindowLimit {
  most: number;
  seconds: number;
}

/**
 * Counts more towards a limit, unless that were more than there may be. One statement, so processes that share the database
 * count together.
 *
 * @returns undefined when it may be; else when the window ends, and nothing is counted
 */
export async function countWithin(
  db: Db,
  key: Buffer,
  { most, seconds }: WindowLimit,
  { now, by = 1 }: { now: Date; by?: number },
): Promise<Date | undefined> {
  const at = sql`${now}::timestamptz`;
  const end = sql`${at} + make_interval(secs => ${seconds})`;
  const { rows } = await sql`
    insert into address_tries as kept (key, tries, started_at, expires_at) values (${key}, ${by}, ${at}, ${end})
    on conflict (key) do update set
      (tries, started_at, expires_at) = (
        select case when over then ${by}::int else kept.tries + ${by}::int end,
          case when over then ${at} else kept.started_at end,
          case when over then ${end} else kept.expires_at end
        from (select kept.expires_at <= ${at} as over) as counted
      )
      where kept.expires_at <= ${at} or kept.tries + ${by}::int <= ${most}::int
    returning 1`.execute(db);
  if (rows.length > 0) return undefined;
  const row = await db.selectFrom('address_tries').select('expires_at').where('key', '=', key).executeTakeFirst();
  return row?.expires_at ?? now;
}

export async function deleteExpiredTries(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('address_tries').where('expires_at', '<=', now).execute();
}
