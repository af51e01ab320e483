import { sql } from 'kysely';
import type { Db } from '../db/Database';
import type { Reader } from '../mail/Mail';

/** A ranch that was restored, and its owners. */
export interface RestoredRanch {
  name: string;
  restored_at: Date;
  has_keys: boolean;
  owners: (Omit<Reader, 'language'> & { language: Reader['language'] | null })[];
}

/** Notes that the owners of all ranches are to be told of a restored backup. */
export async function noteAllToTell(trx: Db, at: Date): Promise<void> {
  await sql`
    insert into restore_mails (ranch_uuid, restored_at) select uuid, ${at} from ranches
    on conflict (ranch_uuid) do update set restored_at = excluded.restored_at`.execute(trx);
}

export const findToTell = (db: Db, most: number): Promise<{ ranch_uuid: string }[]> =>
  db.selectFrom('restore_mails').select('ranch_uuid').orderBy('ranch_uuid').limit(most).execute();

/** Takes a ranch off the list; undefined when another process has. */
export async function takeToTell(trx: Db, ranchUuid: string): Promise<RestoredRanch | undefined> {
  const { rows } = await sql<RestoredRanch>`
    with taken as (delete from restore_mails where ranch_uuid = ${ranchUuid} returning ranch_uuid, restored_at)
    select ranches.name, taken.restored_at,
      exists (select from api_keys where api_keys.ranch_uuid = taken.ranch_uuid and off_since is not null) as has_keys,
      coalesce((
        select json_agg(json_build_object('email', email, 'first_name', first_name, 'language', users.language) order by email)
        from users join memberships on memberships.user_uuid = users.uuid
        where memberships.ranch_uuid = taken.ranch_uuid and memberships.role = 'owner'
      ), '[]') as owners
    from taken join ranches on ranches.uuid = taken.ranch_uuid`.execute(trx);
  return rows[0];
}
