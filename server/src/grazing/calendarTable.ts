import type { RecordDataByKind } from '@contract/grazing/records';
import { sql } from 'kysely';
import type { Db } from '../db/Database';

type Named = Pick<RecordDataByKind['herd'], 'name'>;

interface Shown {
  ranch: Pick<RecordDataByKind['ranch'], 'time_zone'>;
  herd: Named;
  paddock: Named;
  plan: RecordDataByKind['plan'];
  task: RecordDataByKind['task'];
}

/** A record as a calendar shows it. `changed_at` is ISO 8601. */
export type CalendarRecord = {
  [Kind in keyof Shown]: { kind: Kind; uuid: string; changed_at: string; data: Shown[Kind] };
}[keyof Shown];

/** What a calendar is written for: when either changes, so does the calendar. Undefined when there is no such ranch. */
export function findCalendarHead(db: Db, ranchUuid: string) {
  return db.selectFrom('ranches').select(['name', 'revision']).where('uuid', '=', ranchUuid).executeTakeFirst();
}

export interface CalendarRows {
  /** Plans that no move has made yet and open tasks with a day, of all that there are. */
  events: number;
  /** Each record as JSON. */
  records: string[];
}

async function findMadePlans(db: Db, ranchUuid: string): Promise<string[]> {
  const { rows } = await sql<{ plan_uuid: string }>`
    select data ->> 'plan_uuid' as plan_uuid from records
    where ranch_uuid = ${ranchUuid} and not deleted and kind = 'move' and data ->> 'plan_uuid' is not null`.execute(db);
  return rows.map(({ plan_uuid }) => plan_uuid);
}

/**
 * The plans that no move has made yet and the open tasks with a day, at most `most` of them, and what they name. Those
 * from a day (YYYY-MM-DD) on go before older ones, and the nearest to it first.
 */
export async function findCalendar(db: Db, ranchUuid: string, day: string, most: number): Promise<CalendarRows> {
  const made = await findMadePlans(db, ranchUuid);
  // A list in parentheses is looked up by its hash: a join, planned before its figures are fresh, compares each with each.
  const { rows } = await sql<{ json: string; events: number | null }>`
    with nearest as (
      select *, count(*) over () as events
      from (
        select kind, uuid, changed_at, data, coalesce(data ->> 'due_on', data ->> 'at') as day
        from records
        where ranch_uuid = ${ranchUuid} and not deleted and kind in ('plan', 'task')
          and (kind <> 'plan' or uuid not in (select unnest(${made}::uuid[])))
          and (kind <> 'task' or (data ->> 'done_at' is null and data ->> 'due_on' is not null))
      ) as event
      order by day < ${day}, case when day >= ${day} then day end, day desc, uuid
      limit ${most}
    ), named as (
      select kind, uuid, changed_at, case kind when 'ranch' then jsonb_build_object('time_zone', data -> 'time_zone')
        else jsonb_build_object('name', data -> 'name') end as data, null::bigint as events
      from records where ranch_uuid = ${ranchUuid} and not deleted and kind in ('ranch', 'herd', 'paddock')
    )
    select events, json_build_object('kind', kind, 'uuid', uuid, 'changed_at', changed_at, 'data', data)::text as json
    from (select kind, uuid, changed_at, data, events from nearest union all table named) as shown
    order by uuid`.execute(db);
  return { events: rows.find(({ events }) => events !== null)?.events ?? 0, records: rows.map(({ json }) => json) };
}
