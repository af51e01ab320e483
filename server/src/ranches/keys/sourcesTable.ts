import type { KeySource } from '@contract/keys/apiKey';
import type { Db } from '../../db/Database';

export async function insertSource(trx: Db, source: KeySource & { ranch_uuid: string; created_at: Date }) {
  await trx.insertInto('api_sources').values(source).execute();
}

/** What a ranch has keys for, or had. */
export function findSource(db: Db, ranchUuid: string, uuid: string): Promise<KeySource | undefined> {
  return db
    .selectFrom('api_sources')
    .select(['uuid', 'name'])
    .where('ranch_uuid', '=', ranchUuid)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
}
