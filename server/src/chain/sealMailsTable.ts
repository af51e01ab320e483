import { rolesThatMay } from '@contract/ranches/rights';
import type { Language } from '@domain/language/languages';
import { sql } from 'kysely';
import type { Db } from '../db/Database';
import type { KeptHead } from './headsTable';

/** Somebody who wants the seals of a ranch by mail, and of the ranch's last signed end. */
export interface SealReader extends KeptHead {
  user_uuid: string;
  email: string;
  language: Language;
  often: 'daily' | 'monthly';
  ranch_name: string;
  /** IANA; null counts as UTC. */
  time_zone: string | null;
  public_key: Buffer;
  /** The day of the ranch on which they were mailed last (YYYY-MM-DD), and the line; null: never. */
  last_day: string | null;
  last_n: number | null;
}

/** The next people behind one of them who have a seal to be mailed that they have not got yet, by ranch and person. */
export async function findSealReaders(
  db: Db,
  behind: Pick<SealReader, 'ranch_uuid' | 'user_uuid'>,
  limit: number,
): Promise<SealReader[]> {
  const { rows } = await sql<SealReader>`
    select users.uuid as user_uuid, users.email, coalesce(users.language, ranches.language, 'en') as language,
      users.settings ->> 'seal_mails' as often, ranches.name as ranch_name, records.data ->> 'time_zone' as time_zone,
      head.*, signing_keys.public_key, mailed.day::text as last_day, mailed.n as last_n
    from users
    join memberships on memberships.user_uuid = users.uuid and memberships.role = any(${rolesThatMay('readHistory')})
    join ranches on ranches.uuid = memberships.ranch_uuid
    join lateral (
      select * from record_heads where ranch_uuid = ranches.uuid order by n desc, signed_at desc limit 1
    ) as head on true
    join signing_keys on signing_keys.key = head.key
    left join records on records.ranch_uuid = ranches.uuid and records.uuid = ranches.uuid
    left join seal_mails mailed on mailed.user_uuid = users.uuid and mailed.ranch_uuid = ranches.uuid
    where users.settings ->> 'seal_mails' in ('daily', 'monthly') and head.n > coalesce(mailed.n, -1)
      and (ranches.uuid, users.uuid) > (${behind.ranch_uuid}, ${behind.user_uuid})
    order by ranches.uuid, users.uuid limit ${limit}`.execute(db);
  return rows;
}

/** Notes which seal a person is mailed; false when another process has done so. */
export async function noteSealMail(
  trx: Db,
  { user_uuid, ranch_uuid, n }: Pick<SealReader, 'user_uuid' | 'ranch_uuid' | 'n'>,
  day: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into seal_mails (user_uuid, ranch_uuid, day, n) values (${user_uuid}, ${ranch_uuid}, ${day}::date, ${n})
    on conflict (user_uuid, ranch_uuid) do update set day = excluded.day, n = excluded.n
      where seal_mails.n < excluded.n and seal_mails.day < excluded.day
    returning user_uuid`.execute(trx);
  return rows.length === 1;
}
