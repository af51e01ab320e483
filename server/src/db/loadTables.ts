import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { escapeIdentifier, type Client } from 'pg';
import { from } from 'pg-copy-streams';
import type { Database, Db } from './Database';
import { copied, type Table } from './dumpTables';

/** Whether there is no table in the database yet. */
export async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query(`
    select from pg_class where relkind in ('r', 'p')
    and relnamespace = (select oid from pg_namespace where nspname = current_schema()) limit 1`);
  return rows.length === 0;
}

/** A connection of one's own as Kysely sees it, in whatever transaction it is. Ending it leaves the connection open. */
export function kyselyOn(client: Client): Db {
  const connection = Object.assign(client, { release: () => undefined });
  const pool = { connect: async () => connection, end: async () => undefined };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Takes all foreign keys away, as pg_dump does it too: rows then load in any order, and each key is checked for all of
 * them at once when it comes back.
 *
 * @returns what brings them back; it throws when a row refers to one that is not there
 */
export async function liftForeignKeys(client: Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<ForeignKey>(`
    select t.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class t on t.oid = k.conrelid
    where k.contype = 'f' and t.relnamespace = (select oid from pg_namespace where nspname = current_schema())`);
  const alter = ({ table, name }: ForeignKey, how: string, definition = '') =>
    client.query(`alter table ${escapeIdentifier(table)} ${how} constraint ${escapeIdentifier(name)} ${definition}`);
  for (const key of rows) await alter(key, 'drop');
  return async () => {
    for (const key of rows) await alter(key, 'add', key.definition);
  };
}

/** Loads rows that `copyOut` has written and answers how many there were. */
export async function copyIn(
  client: Client,
  table: Table,
  rows: AsyncIterable<Buffer>,
  signal: AbortSignal,
): Promise<number> {
  const copy = client.query(from(`copy ${copied(table)} from stdin`));
  await pipeline(rows, copy, { signal });
  return copy.rowCount;
}
