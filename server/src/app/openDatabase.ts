import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../db/connect';
import type { Db } from '../db/Database';
import { isDatabaseAway } from '../db/databaseErrors';
import { migrateToLatest } from '../db/migrate';
import type { Lifecycle } from '../platform/Lifecycle';
import type { Log } from '../platform/Log';
import { StartupError } from '../platform/StartupError';

/** How long a start waits for a database of the operator's own, which may be starting beside us. */
const PATIENCE_MS = 30_000;
const RETRY_MS = 1_000;

/** What changes every row of a large ranch's history takes its time; what answers a call may not. */
const MIGRATION_MS = 3_600_000;

async function migratePatiently(db: Db, log: Log): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await migrateToLatest(db);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (performance.now() - startedAt > PATIENCE_MS) {
        throw new StartupError('the database does not answer: is it running, and is DATABASE_URL right?');
      }
      log.warn('The database does not answer yet; trying again');
      await sleep(RETRY_MS);
    }
  }
}

/** The database at an address, in the newest shape. */
export async function openDatabase(address: string, lifecycle: Lifecycle, log: Log): Promise<Db> {
  const migrating = connect(address, MIGRATION_MS);
  await migratePatiently(migrating, log).finally(() => migrating.destroy());
  const db = connect(address);
  lifecycle.opened(() => db.destroy(), 1_000);
  return db;
}
