import { sql } from 'kysely';
import type { Db } from '../db/Database';
import { hookedEvents } from './webhooksTable';
import { writeHookMessages } from './writeHookMessages';

/** A key that ends soon, and the name of what it is for. */
interface KeyEnding {
  uuid: string;
  ranch_uuid: string;
  source: string;
  expires_at: Date;
}

/**
 * Tells the webhooks of a ranch that ask for `key.ending` that one of its keys ends soon. Call it once for each key, in the
 * transaction that notes that it is told; then `hooks.send()`.
 */
export async function noteKeyEnding(trx: Db, key: KeyEnding, now: Date): Promise<void> {
  const { uuid, ranch_uuid: ranchUuid, source, expires_at } = key;
  const { rows } = await sql<{ wanted: string[] | null }>`select ${hookedEvents(ranchUuid)} as wanted`.execute(trx);
  const data = { key_uuid: uuid, source, ends_at: expires_at.toISOString() };
  await writeHookMessages(trx, { ranchUuid, now }, rows[0]?.wanted ?? [], [{ event: 'key.ending', data }]);
}
