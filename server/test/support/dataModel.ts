import type { Client } from 'pg';

interface Column {
  table: string;
  name: string;
  type: string;
  is_key: boolean;
  is_reference: boolean;
  is_nullable: boolean;
}

interface Reference {
  from: string;
  to: string;
  columns: string[];
}

const COLUMNS = `
  select cls.relname as table, att.attname as name, typ.typname as type, not att.attnotnull as is_nullable,
    exists (select from pg_constraint where conrelid = cls.oid and contype = 'p' and att.attnum = any(conkey)) as is_key,
    exists (select from pg_constraint where conrelid = cls.oid and contype = 'f' and att.attnum = any(conkey)) as is_reference
  from pg_class cls
    join pg_namespace space on space.oid = cls.relnamespace and space.nspname = 'public'
    join pg_attribute att on att.attrelid = cls.oid and att.attnum > 0 and not att.attisdropped
    join pg_type typ on typ.oid = att.atttypid
  where cls.relkind = 'r'
  order by cls.relname, att.attnum`;

const REFERENCES = `
  select own.relname as from, other.relname as to, array(
    select att.attname::text from unnest(con.conkey) with ordinality as key (attnum, place)
      join pg_attribute att on att.attrelid = con.conrelid and att.attnum = key.attnum
    order by key.place
  ) as columns
  from pg_constraint con
    join pg_class own on own.oid = con.conrelid
    join pg_class other on other.oid = con.confrelid
  where con.contype = 'f' and own.relnamespace = 'public'::regnamespace
  order by own.relname, other.relname, con.conname`;

/** "jsonb", "uuid", "text[]", and whether it may be missing. */
const lineOf = ({ name, type, is_key, is_reference, is_nullable }: Column): string => {
  const keys = [is_key && 'PK', is_reference && 'FK'].filter(Boolean).join(',');
  const shown = type.startsWith('_') ? `${type.slice(1)}[]` : type;
  return ['   ', shown, name, keys, is_nullable ? '"may be null"' : ''].filter(Boolean).join(' ');
};

/** The tables of a database with all migrations and what refers to what, as a drawing that Mermaid reads. */
export async function dataModel(client: Client): Promise<string> {
  const { rows: columns } = await client.query<Column>(COLUMNS);
  const { rows: references } = await client.query<Reference>(REFERENCES);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const drawn = tables.flatMap((table) => [
    `  ${table} {`,
    ...columns.filter((column) => column.table === table).map(lineOf),
    '  }',
  ]);
  const lines = references.map(({ from, to, columns: by }) => `  ${to} ||--o{ ${from} : "${by.join(', ')}"`);
  return ['erDiagram', ...drawn, ...lines].join('\n');
}
