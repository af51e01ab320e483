import { sql } from 'kysely';
import type { Db } from '../db/Database';

/** Which records are asked for. */
export interface Asked {
  ranchUuid: string;
  /** The revision that the reader has. */
  after: number;
  /** Revisions after this one are another page's. */
  head: number;
  withDeleted: boolean;
}

const asked = ({ ranchUuid, after, head, withDeleted }: Asked) => sql`
  ranch_uuid = ${ranchUuid} and revision > ${after} and revision <= ${head} and (${withDeleted} or not deleted)`;

/** The last revision of a page of about `limit` records; undefined when all of them are on it. */
export async function findLastOfPage(db: Db, page: Asked, limit: number): Promise<number | undefined> {
  const { rows } = await sql<{ revision: number }>`
    select revision from records where ${asked(page)} order by revision offset ${limit - 1} limit 1`.execute(db);
  return rows[0]?.revision;
}

/** Each record as JSON, made by the database: to read and write thousands of them again takes longer than the query. */
export async function findPage(db: Db, page: Asked): Promise<string[]> {
  const { rows } = await sql<{ json: string }>`
    select '{"kind":"' || kind || '","uuid":"' || uuid || '","revision":' || revision
      || ',"changed_at":"' || to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      || '","changed_by":' || coalesce('"' || changed_by || '"', 'null')
      || ',"data":' || coalesce(data::text, 'null') || '}' as json
    from records where ${asked(page)} order by revision, uuid`.execute(db);
  return rows.map(({ json }) => json);
}
