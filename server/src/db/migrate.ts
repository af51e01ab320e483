import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Migrator, sql, type Migration, type MigrationProvider } from 'kysely';
import { StartupError } from '../platform/StartupError';
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

/** The names of all migrations that this program knows, in order. */
export async function knownMigrations(): Promise<string[]> {
  return Object.keys(await provider.getMigrations()).sort();
}

/** A program that knows less than the database would write rows that the newer one does not expect. */
async function refuseNewer(db: Db): Promise<void> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (found[0]?.there !== true) return;
  const known = await knownMigrations();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = rows.find(({ name }) => !known.includes(name));
  if (unknown !== undefined) {
    throw new StartupError(
      `the database is newer than this program, which does not know its migration ${unknown.name}: ` +
        'start the newer version again.',
    );
  }
}

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
 *
 * @throws StartupError when a newer version of the program has been here
 */
export async function migrateToLatest(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    await lock(connection);
    try {
      await refuseNewer(connection);
      const { error } = await new Migrator({ db: connection, provider }).migrateToLatest();
      if (error !== undefined) throw asError(error);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
}

/**
 * Runs the migrations up to one of them, or to the newest, in the transaction that the connection is in. Nobody else may
 * be at work on that database.
 */
export async function migrateWithin(transaction: Db, last?: string): Promise<void> {
  const migrator = new Migrator({ db: transaction, provider, disableTransactions: true });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error !== undefined) throw asError(error);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
