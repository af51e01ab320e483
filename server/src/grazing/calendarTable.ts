import type { RecordDataByKind } from '@contract/grazing/records';
import { sql } from 'kysely';
import type { Db } from '../db/Database';

type Shown = 'ranch' | 'herd' | 'paddock' | 'plan' | 'task';

/** A record as a calendar shows it. `changed_at` is ISO 8601. */
export type CalendarRecord = {
  [Kind in Shown]: { kind: Kind; uuid: string; changed_at: string; data: Omit<RecordDataByKind[Kind], 'shape'> };
}[Shown];

export interface CalendarRows {
  name: string;
  records: CalendarRecord[];
}

/** The plans that no move has made yet, the open tasks with a day, and what they name. */
export async function findCalendar(db: Db, ranchUuid: string): Promise<CalendarRows | undefined> {
  const { rows } = await sql<CalendarRows>`
    select ranches.name, (
      select coalesce(json_agg(json_build_object(
        'kind', kind, 'uuid', uuid, 'changed_at', changed_at, 'data', data - 'shape') order by uuid), '[]')
      from records as shown
      where ranch_uuid = ${ranchUuid} and not deleted and kind in ('ranch', 'herd', 'paddock', 'plan', 'task')
        and (kind <> 'task' or (data ->> 'done_at' is null and data ->> 'due_on' is not null))
        and (kind <> 'plan' or not exists (
          select from records as made
          where made.ranch_uuid = ${ranchUuid} and not made.deleted and made.kind = 'move'
            and made.refers && array[shown.uuid]))
    ) as records
    from ranches where ranches.uuid = ${ranchUuid}`.execute(db);
  return rows[0];
}
