import { escapeIdentifier, type Client } from 'pg';
import { to } from 'pg-copy-streams';

export interface Table {
  name: string;
  columns: readonly string[];
}

/** How values are written, so that another server reads them alike. */
export const PLAIN_VALUES = `set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres'; set extra_float_digits to 1`;

/** The tables of the product with their columns; the migrator's own are not among them. */
async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select t.relname as name, array_agg(c.attname::text order by c.attnum) as columns
    from pg_class t join pg_attribute c on c.attrelid = t.oid
    where t.relnamespace = (select oid from pg_namespace where nspname = current_schema())
      and t.relkind in ('r', 'p') and not t.relispartition and not starts_with(t.relname, 'kysely_')
      and c.attnum > 0 and not c.attisdropped and c.attgenerated = ''
    group by t.relname order by t.relname`);
  return rows;
}

export interface Snapshot {
  tables: Table[];
  /** The migrations that made them, in order. */
  migrations: string[];
}

/** A table's columns as COPY names them. */
export function copied({ name, columns }: Table): string {
  return `${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`;
}

/**
 * Begins a transaction that sees the database as it is now and keeps its tables in their shape. Others go on writing.
 *
 * @returns undefined when no migration has run here yet
 */
export async function beginSnapshot(client: Client): Promise<Snapshot | undefined> {
  await client.query(PLAIN_VALUES);
  const before = await tablesOf(client);
  const { rows: migrated } = await client.query(`select where to_regclass('kysely_migration') is not null`);
  if (before.length === 0 || migrated.length === 0) return undefined;
  await client.query('begin isolation level repeatable read, read only');
  // What the transaction sees is settled by its first query; a lock is none, so no migration comes in between.
  await client.query(`lock table ${before.map(({ name }) => escapeIdentifier(name)).join(', ')} in access share mode`);
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  const tables = await tablesOf(client);
  if (JSON.stringify(tables) !== JSON.stringify(before)) throw new Error('the tables are being changed; try again.');
  return { tables, migrations: rows.map(({ name }) => name) };
}

/** A table's rows as COPY writes them. The number of rows is known when the next query has been answered. */
export function copyOut(client: Client, table: Table) {
  return client.query(to(`copy ${copied(table)} to stdout`));
}
