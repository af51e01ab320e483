import { sql } from 'kysely';
import type { Db } from './Database';

export interface MailLimit {
  mails: number;
  windowSeconds: number;
}

/**
 * Counts one more mail of a kind, unless so many went out within the window. One statement, so processes that share
 * the database count together.
 *
 * @returns whether it may go out; one that may not is not counted
 */
export async function reserveMail(db: Db, key: Buffer, limit: MailLimit, now: Date): Promise<boolean> {
  const window = sql`make_interval(secs => ${limit.windowSeconds})`;
  const at = sql`${now}::timestamptz`;
  const recent = sql`array(select one from unnest(kept.sent_at) as one where one > ${at} - ${window})`;
  const { rows } = await sql`
    insert into mail_counts as kept (key, sent_at, expires_at) values (${key}, array[${at}], ${at} + ${window})
    on conflict (key) do update set sent_at = ${recent} || ${at}, expires_at = ${at} + ${window}
      where cardinality(${recent}) < ${limit.mails}::int
    returning 1`.execute(db);
  return rows.length > 0;
}
