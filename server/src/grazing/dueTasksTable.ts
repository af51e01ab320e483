import type { Db } from '../db/Database';
import { sql } from 'kysely';

/** The names of herds and paddocks of a ranch, by uuid. */
export async function findNames(
  db: Db,
  ranchUuid: string,
  uuids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = uuids.filter((uuid) => uuid !== null);
  if (known.length === 0) return new Map();
  const { rows } = await sql<{ uuid: string; name: string }>`
    select uuid, data ->> 'name' as name from records
    where ranch_uuid = ${ranchUuid} and uuid = any(${known}::uuid[]) and kind in ('herd', 'paddock') and not deleted
  `.execute(db);
  return new Map(rows.map(({ uuid, name }) => [uuid, name]));
}

/** An open task that is due. */
export interface DueTaskRow {
  uuid: string;
  /** YYYY-MM-DD. */
  due_on: string;
  assignee_uuid: string | null;
  herd_uuid: string | null;
  paddock_uuid: string | null;
  changed_by: string | null;
  changed_at: Date;
}

/** The open tasks of a ranch that are due on a day or were before it, both YYYY-MM-DD: from `since` to `day`. */
export async function findTasksDue(db: Db, ranchUuid: string, since: string, day: string): Promise<DueTaskRow[]> {
  const { rows } = await sql<DueTaskRow>`
    select uuid, data ->> 'due_on' as due_on, data ->> 'assignee_uuid' as assignee_uuid, data ->> 'herd_uuid' as herd_uuid,
      data ->> 'paddock_uuid' as paddock_uuid, changed_by, changed_at
    from records
    where ranch_uuid = ${ranchUuid} and kind = 'task' and not deleted and data ->> 'done_at' is null
      and data ->> 'due_on' between ${since} and ${day}
    order by data ->> 'due_on', uuid`.execute(db);
  return rows;
}
