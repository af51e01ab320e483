import type { Db } from '../db/Database';
import { deleteExpiredTries } from './addressTriesTable';
import { deleteExpiredFailures } from './failedChecksTable';
import { deleteExpiredCounts } from './limitCountsTable';

/** Deletes what was counted towards a limit and counts no longer. */
export async function deleteExpiredLimits(db: Db, now: Date): Promise<void> {
  await deleteExpiredFailures(db, now);
  await deleteExpiredTries(db, now);
  await deleteExpiredCounts(db, now);
}
