import { sql } from 'kysely';
import type { Db } from '../db/Database';

/** A ranch of which somebody is told what is due. */
export interface WatchedRanch {
  ranch_uuid: string;
  /** IANA; null counts as UTC. */
  time_zone: string | null;
  revision: number;
  /** The last day (YYYY-MM-DD in the ranch's zone) and revision that were looked at; null: never. */
  looked_day: string | null;
  looked_revision: number | null;
}

/** The ranches of everyone who has turned notices on. */
export async function findWatchedRanches(db: Db): Promise<WatchedRanch[]> {
  const { rows } = await sql<WatchedRanch>`
    select ranches.uuid as ranch_uuid, records.data ->> 'time_zone' as time_zone, ranches.revision,
      notice_looks.day::text as looked_day, notice_looks.revision as looked_revision
    from ranches
    join records on records.ranch_uuid = ranches.uuid and records.uuid = ranches.uuid
    left join notice_looks on notice_looks.ranch_uuid = ranches.uuid
    where ranches.uuid in (
      select memberships.ranch_uuid from memberships
      join push_subscriptions on push_subscriptions.user_uuid = memberships.user_uuid
      where push_subscriptions.session_hash is not null
    )
    order by ranches.uuid`.execute(db);
  return rows;
}

/** Notes that a ranch was looked at; false when another server has done so. It stays true in this transaction. */
export async function noteLook(trx: Db, ranchUuid: string, day: string, revision: number): Promise<boolean> {
  const { rows } = await sql`
    insert into notice_looks (ranch_uuid, day, revision) values (${ranchUuid}, ${day}::date, ${revision})
    on conflict (ranch_uuid) do update set day = excluded.day, revision = excluded.revision
      where notice_looks.day < excluded.day or notice_looks.revision <> excluded.revision
    returning ranch_uuid`.execute(trx);
  return rows.length === 1;
}

/** Has the ranches of a person looked at again. */
export async function forgetLooksOf(db: Db, userUuid: string): Promise<void> {
  await sql`
    delete from notice_looks where ranch_uuid in (select ranch_uuid from memberships where user_uuid = ${userUuid})
  `.execute(db);
}
