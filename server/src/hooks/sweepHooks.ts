import { DAY_MS } from '@domain/grazing/time';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { deleteHookMessagesUntil } from './hookMessagesTable';
import { findCrowded, joinOldest } from './waitingTable';

/** How long it can be seen what was sent, and sent again. */
const KEPT_MS = 30 * DAY_MS;
/** Messages of a ranch that wait before the oldest `record.changed` are joined into one. */
const WAITING_MAX = 10_000;

/** Forgets old messages, and joins what waits of ranches with too many. */
export async function sweepHooks(db: Db, now: Date, { most = WAITING_MAX } = {}): Promise<void> {
  await deleteHookMessagesUntil(db, new Date(now.getTime() - KEPT_MS));
  for (const { ranch_uuid, waiting } of await findCrowded(db, most))
    await inTransaction(db, (trx) => joinOldest(trx, ranch_uuid, waiting - most + 1, now));
}
