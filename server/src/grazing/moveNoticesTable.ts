import type { Language } from '@domain/language/languages';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/Database';

/** Somebody on a ranch who wants to hear of its moves. */
export interface NoticeReader {
  ranch_uuid: string;
  ranch_name: string;
  /** IANA; null counts as UTC. */
  time_zone: string | null;
  user_uuid: string;
  email: string;
  language: Language;
  /** The last day (YYYY-MM-DD in the ranch's zone) on which it was seen to; null: never. */
  last_day: string | null;
  /** The last signed line of the ranch's history, with its hash in hex; null: none is. */
  seal: { readonly n: number; readonly line_sha256: string; readonly key: string } | null;
}

/** Everyone who wants to hear of the moves of a ranch that they are on, ranch by ranch. */
export async function findNoticeReaders(db: Db): Promise<NoticeReader[]> {
  const { rows } = await sql<NoticeReader>`
    select ranches.uuid as ranch_uuid, ranches.name as ranch_name, records.data ->> 'time_zone' as time_zone,
      users.uuid as user_uuid, users.email,
      coalesce(users.language, ranches.language, 'en') as language, move_notices.day::text as last_day,
      (
        select json_build_object('n', n, 'line_sha256', encode(line_sha256, 'hex'), 'key', key) from record_heads head
        where head.ranch_uuid = ranches.uuid order by n desc, signed_at desc limit 1
      ) as seal
    from users
    join memberships on memberships.user_uuid = users.uuid
    join ranches on ranches.uuid = memberships.ranch_uuid
    join records on records.ranch_uuid = ranches.uuid and records.uuid = ranches.uuid
    left join move_notices on move_notices.user_uuid = users.uuid and move_notices.ranch_uuid = ranches.uuid
    where users.settings ->> 'move_notices' = 'true'
    order by ranches.uuid, users.uuid`.execute(db);
  return rows;
}

/** Notes that a day was seen to; false when another server has done so. It stays true in this transaction. */
export async function noteNotice(
  trx: Db,
  { user_uuid, ranch_uuid }: Pick<NoticeReader, 'user_uuid' | 'ranch_uuid'>,
  day: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into move_notices (user_uuid, ranch_uuid, day) values (${user_uuid}, ${ranch_uuid}, ${day}::date)
    on conflict (user_uuid, ranch_uuid) do update set day = excluded.day where move_notices.day < excluded.day
    returning user_uuid`.execute(trx);
  return rows.length === 1;
}

/** A move that is due: a plan that nobody has made, or the end of the days for which a herd was to stay. */
export interface DueMoveRow {
  /** The plan, or the move that began the planned days. */
  uuid: string;
  herd_uuid: string;
  herd: string;
  /** Where it is to go; empty: no place is planned. */
  paddocks: string[];
  /** Where it is to go, as uuids. */
  places: string[];
  /** Where it is now. */
  here: string[];
  /** Who has written this, and when; null: nobody who is known. */
  changed_by: string | null;
  changed_at: Date;
  /** When it is due. */
  at: Date;
}

/** The names of the paddocks in a list of uuids. */
const namesOf = (uuids: RawBuilder<unknown>) => sql`array(
  select live.data ->> 'name' from jsonb_array_elements_text(${uuids}) as place
  join live on live.kind = 'paddock' and live.uuid::text = place
)`;

/**
 * The moves of a ranch that are due before an instant, the earliest first. A herd whose next place is planned is due when
 * that plan says so, else once its planned days are over, as on To do.
 */
export async function findMovesDue(db: Db, ranchUuid: string, before: Date): Promise<DueMoveRow[]> {
  const { rows } = await sql<DueMoveRow>`
    with live as materialized (
      select uuid, kind, data, changed_by, changed_at from records
      where ranch_uuid = ${ranchUuid} and not deleted and kind in ('herd', 'paddock', 'plan', 'move')
    ), herds as (
      select uuid, data ->> 'name' as name from live
      where kind = 'herd'
        and (data ->> 'retired_at' is null or (data ->> 'retired_at')::timestamptz > ${before})
    ), made as (
      select data ->> 'plan_uuid' as plan from live where kind = 'move' and data ->> 'plan_uuid' is not null
    ), plans as (
      select uuid, (data ->> 'herd_uuid')::uuid as herd, data -> 'paddock_uuids' as places,
        (data ->> 'at')::timestamptz as at
      from live where kind = 'plan' and uuid::text not in (select plan from made)
    ), moves as (
      select (data ->> 'herd_uuid')::uuid as herd, (data ->> 'at')::timestamptz as at, uuid,
        (data ->> 'planned_days')::float8 as days, data -> 'paddock_uuids' as places,
        first_value(data -> 'paddock_uuids') over latest as here
      from live where kind = 'move'
      window latest as (partition by data ->> 'herd_uuid' order by (data ->> 'at')::timestamptz desc, uuid desc)
    ), of_stay as (
      -- A move to where the herd already is continues its stay, whatever the order of the places.
      select herd, at, uuid, days, here, count(*) filter (where not (places @> here and here @> places))
        over (partition by herd order by at desc, uuid desc) as elsewhere
      from moves
    ), ends as (
      select distinct on (herd) uuid, herd, at + days * interval '1 day' as at from of_stay
      where elsewhere = 0 and days is not null
      order by herd, of_stay.at desc, uuid desc
    ), stays as (
      select distinct on (herd) herd, here from of_stay order by herd, of_stay.at desc
    ), due as (
      select uuid, herd, places, at from plans
      union all
      select uuid, herd, '[]'::jsonb, at from ends where herd not in (select herd from plans)
    )
    select due.uuid, due.herd as herd_uuid, herds.name as herd, due.at, due.places, cause.changed_by, cause.changed_at,
      ${namesOf(sql`due.places`)} as paddocks, ${namesOf(sql`coalesce(stays.here, '[]'::jsonb)`)} as here
    from due join herds on herds.uuid = due.herd
    join live as cause on cause.uuid = due.uuid
    left join stays on stays.herd = due.herd
    where due.at < ${before}
    order by due.at, herds.name`.execute(db);
  return rows;
}
