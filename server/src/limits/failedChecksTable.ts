import { sql } from 'kysely';
import type { Db } from '../db/Database';

/** So many failures within the window, and each further check has to wait, twice as long each time. */
export interface FailureLimit {
  failures: number;
  windowSeconds: number;
}

const WAIT_SECONDS = 60;
const WAIT_SECONDS_MAX = 15 * 60;
/** From here on twice as long is longer than the longest wait. */
const DOUBLINGS_MAX = 4;

/**
 * Counts a check as failed before it is made, so that checks side by side cannot slip past the limit; a right one is
 * taken back by `clearFailures`. One statement, so processes that share the database count together.
 *
 * @returns whether the check may be made; while it has to wait nothing is counted
 */
export async function reserveCheck(db: Db, key: Buffer, limit: FailureLimit, now: Date): Promise<boolean> {
  const window = sql`make_interval(secs => ${limit.windowSeconds})`;
  const at = sql`${now}::timestamptz`;
  const { rows } = await sql`
    insert into failed_checks as kept (key, failed_at, waits_until, expires_at)
    values (${key}, array[${at}], null, ${at} + ${window})
    on conflict (key) do update set
      (failed_at, waits_until, expires_at) = (
        select counted.failed_at,
          case when cardinality(counted.failed_at) >= ${limit.failures}::int then ${at} + make_interval(secs => least(
            ${WAIT_SECONDS_MAX}::int,
            ${WAIT_SECONDS}::int * 2 ^ least(cardinality(counted.failed_at) - ${limit.failures}::int, ${DOUBLINGS_MAX}::int)
          )) end,
          ${at} + ${window}
        from (
          select array(select one from unnest(kept.failed_at) as one where one > ${at} - ${window}) || ${at} as failed_at
        ) as counted
      )
      where kept.waits_until is null or kept.waits_until <= ${at}
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Until when the checks of one of these keys have to wait, or undefined when none of them does. */
export async function findWait(db: Db, keys: Buffer[], now: Date): Promise<Date | undefined> {
  const waiting = await db
    .selectFrom('failed_checks')
    .select('waits_until')
    .where('key', 'in', keys)
    .where('waits_until', '>', now)
    .orderBy('waits_until', 'desc')
    .executeTakeFirst();
  return waiting?.waits_until ?? undefined;
}

export async function clearFailures(db: Db, keys: Buffer[]): Promise<void> {
  await db.deleteFrom('failed_checks').where('key', 'in', keys).execute();
}

export async function deleteExpiredFailures(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('failed_checks').where('expires_at', '<=', now).execute();
}
