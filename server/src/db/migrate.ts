import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Migrator, sql, type Migration, type MigrationProvider } from 'kysely';
import type { Db } from './Database';

const FOLDER = join(__dirname, '../../migrations');
/** Any number, the same in every process. */
const LOCK = 7_240_914_113;

const provider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql'));
    const entries = files.map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(join(FOLDER, file), 'utf8');
      return [file.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }];
    });
    return Object.fromEntries(await Promise.all(entries));
  },
};

/** Waits by asking again and again: a query that waits would run into its time limit. */
async function lock(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${LOCK}) as locked`.execute(db);
    if (rows[0]?.locked === true) return;
    await sleep(50);
  }
}

/**
 * Brings the database to the newest shape, all migrations in one transaction. Safe when several processes start at
 * once: one works, the others wait for it.
 */
export async function migrateToLatest(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    await lock(connection);
    try {
      const { error } = await new Migrator({ db: connection, provider }).migrateToLatest();
      if (error !== undefined) throw asError(error);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
