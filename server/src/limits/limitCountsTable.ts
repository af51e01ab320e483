import { sql } from 'kysely';
import type { Db } from '../db/Database';

/** At most so many within any window of that length. */
export interface Limit {
  most: number;
  windowSeconds: number;
}

/**
 * Counts one more towards a limit, unless there were as many as there may be within the window. One statement, so
 * processes that share the database count together.
 *
 * @returns undefined when it may be; else when the next one may, and this one is not counted
 */
export async function reserve(db: Db, key: Buffer, limit: Limit, now: Date): Promise<Date | undefined> {
  const window = sql`make_interval(secs => ${limit.windowSeconds})`;
  const at = sql`${now}::timestamptz`;
  const recent = sql`array(select one from unnest(kept.counted_at) as one where one > ${at} - ${window})`;
  const { rows } = await sql`
    insert into limit_counts as kept (key, counted_at, expires_at) values (${key}, array[${at}], ${at} + ${window})
    on conflict (key) do update set counted_at = ${recent} || ${at}, expires_at = ${at} + ${window}
      where cardinality(${recent}) < ${limit.most}::int
    returning 1`.execute(db);
  return rows.length > 0 ? undefined : findNext(db, key, limit, now);
}

/** When the first of those that count has left the window. */
async function findNext(db: Db, key: Buffer, { windowSeconds }: Limit, now: Date): Promise<Date> {
  const since = new Date(now.getTime() - windowSeconds * 1000);
  const { rows } = await sql<{ first: Date | null }>`
    select min(one) as first from limit_counts, unnest(counted_at) as one
    where key = ${key} and one > ${since}::timestamptz`.execute(db);
  return new Date((rows[0]?.first ?? now).getTime() + windowSeconds * 1000);
}

export async function deleteExpiredCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('limit_counts').where('expires_at', '<=', now).execute();
}
