import { PRODUCT_NAME } from '@contract/http/product';
import type { Client } from 'pg';
import { PLAIN_VALUES } from '../db/dumpTables';
import { copyIn, isEmpty, kyselyOn, liftForeignKeys } from '../db/loadTables';
import type { Db } from '../db/Database';
import type { Restored, RestoredStep } from '../platform/restored';
import { knownMigrations, migrateWithin } from '../db/migrate';
import { BackupError } from './BackupError';
import type { Part } from './parts';

/**
 * Reads a backup's first part: the migrations that made its tables.
 *
 * @throws BackupError when this program does not know them all
 */
export async function readBegin(parts: AsyncGenerator<Part>): Promise<readonly string[]> {
  const first = await parts.next();
  if (first.done === true || first.value.head.kind !== 'begin') throw new Error('the backup has no beginning.');
  for await (const bytes of first.value.body) void bytes;
  const { migrations } = first.value.head;
  const known = await knownMigrations();
  const unknown = migrations.find((name, index) => known[index] !== name);
  if (unknown === undefined) return migrations;
  throw new BackupError(
    `the backup was made by a newer ${PRODUCT_NAME}, whose migration ${unknown} this version doesn't know: use that version.`,
  );
}

interface Loading {
  /** As `readBegin` has left them. */
  parts: AsyncGenerator<Part>;
  /** What becomes of a file of the data folder. It reads the body to its end. */
  takeFile: (path: string, body: AsyncIterable<Buffer>) => Promise<void>;
  signal: AbortSignal;
  /** What follows, in order. */
  steps: readonly RestoredStep<Db>[];
}

async function loadParts(client: Client, { parts, takeFile, signal }: Loading): Promise<void> {
  const loaded: Record<string, number> = {};
  let noted: Readonly<Record<string, number>> | undefined;
  for await (const { head, body } of parts) {
    signal.throwIfAborted();
    if (head.kind === 'file') await takeFile(head.path, body);
    else if (head.kind === 'table') loaded[head.name] = await copyIn(client, head, body, signal);
    else for await (const bytes of body) void bytes;
    if (head.kind === 'end') noted = head.rows;
  }
  const counts = Object.entries(noted ?? {});
  if (noted === undefined || counts.some(([name, rows]) => loaded[name] !== rows)) {
    throw new BackupError('the backup does not hold all the rows that it should.');
  }
}

/** A migration has made an epoch, and the backup brings its own, by which it is known what the restore follows. */
const NO_EPOCH = `do $$ begin
  if to_regclass('record_epoch') is not null then delete from record_epoch; end if;
end $$`;

/**
 * Who has read the record before the restore reads it again; revisions that may have been given out since the backup are
 * passed over, so that none ever means two things.
 */
const NEW_EPOCH = `
  with old as (delete from record_epoch returning epoch, revisions_after)
  insert into record_epoch select gen_random_uuid(), 1000000 + greatest(
    (select max(revisions_after) from old), (select coalesce(max(revision), 0) from ranches))
  returning epoch, (select epoch from old) as "fromEpoch"`;

/**
 * Makes the tables as they were in the backup, loads them, and brings them to the newest shape, in one transaction: cut
 * off at any moment it leaves the database empty.
 *
 * @throws BackupError when the database is not empty, or rows are missing
 */
export async function loadDatabase(client: Client, migrations: readonly string[], loading: Loading): Promise<void> {
  await client.query(PLAIN_VALUES);
  await client.query('begin');
  if (!(await isEmpty(client))) throw new BackupError('the database is not empty: restore into a new one.');
  const db = kyselyOn(client);
  await migrateWithin(db, migrations.at(-1));
  await client.query(NO_EPOCH);
  const bringForeignKeysBack = await liftForeignKeys(client);
  await loadParts(client, loading);
  await bringForeignKeysBack();
  await migrateWithin(db);
  const { rows } = await client.query<Omit<Restored, 'at'>>(NEW_EPOCH);
  for (const restored of rows) for (const step of loading.steps) await step(db, { ...restored, at: new Date() });
  await client.query('analyze');
  await client.query('commit');
}
