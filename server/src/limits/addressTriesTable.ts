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

export async function deleteExpiredTries(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('address_tries').where('expires_at', '<=', now).execute();
}
