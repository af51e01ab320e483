import { howEntered } from '@domain/entered/howEntered';
import { sql } from 'kysely';
import type { Db } from '../db/Database';

/** A fact that holds, and the group that wrote it as it is but for its note. */
export interface EnteredRow {
  uuid: string;
  fact_at: string;
  group_at: Date;
  applied_at: Date;
  import_uuid: string | null;
  file_of: string | null;
}

/** How a fact came (rule V7). */
export const markOf = ({ fact_at, group_at, applied_at, import_uuid, file_of }: EnteredRow) =>
  howEntered({
    factAt: Date.parse(fact_at),
    groupAt: group_at.getTime(),
    receivedAt: applied_at.getTime(),
    isImported: import_uuid !== null,
    isFromFile: file_of !== null,
  });

/** Of which ranch and time: instants, ISO 8601 in UTC, `from` included and `to` not. */
export interface EnteredAsked {
  ranchUuid: string;
  from: string;
  to: string;
}

/** What is before and after all instants, as texts that sort as times do. */
export const ALL_DAYS = { from: '0000', to: '9999' } as const;

/**
 * The next counts, transfers and moves behind an id, each with the group that wrote the version which holds; later changes of
 * nothing but the note are passed over. What was erased in between counts as another version.
 */
export async function findEntered(
  db: Db,
  { ranchUuid, from, to }: EnteredAsked,
  behind: string,
  limit: number,
): Promise<EnteredRow[]> {
  const { rows } = await sql<EnteredRow>`
    select fact.uuid, fact.data ->> 'at' as fact_at, written.at as group_at, written.applied_at, written.import_uuid,
      written.file_of
    from (
      select uuid, data from records
      where ranch_uuid = ${ranchUuid} and kind in ('count', 'transfer', 'move') and not deleted
        and data ->> 'at' >= ${from} and data ->> 'at' < ${to} and uuid > ${behind}
      order by uuid limit ${limit}
    ) as fact
    cross join lateral (
      select group_uuid from record_versions version
      where version.ranch_uuid = ${ranchUuid} and version.uuid = fact.uuid and version.revision > coalesce((
        select max(revision) from record_versions before
        where before.ranch_uuid = ${ranchUuid} and before.uuid = fact.uuid
          and (before.data - 'note') is distinct from (fact.data - 'note')
      ), 0)
      order by version.revision limit 1
    ) as held
    join record_groups written on written.ranch_uuid = ${ranchUuid} and written.uuid = held.group_uuid
    order by fact.uuid`.execute(db);
  return rows;
}
