import { KIND_META } from '@contract/grazing/kindMeta';
import { rulesOf, type RecordKind } from '@contract/grazing/records';

type Rule = ReturnType<typeof rulesOf>[string];

interface Column {
  readonly name: string;
  /** As `information_schema` names it. */
  readonly type: string;
  readonly sql: string;
}

/** The columns that every view begins with. */
const COMMON: readonly (readonly [name: string, type: string])[] = [
  ['ranch_uuid', 'uuid'],
  ['uuid', 'uuid'],
  ['revision', 'bigint'],
  ['changed_at', 'timestamp with time zone'],
  ['changed_by', 'uuid'],
];

const CASTS: Readonly<Record<string, readonly [cast: string, type: string]>> = {
  'date-time': ['timestamptz', 'timestamp with time zone'],
  date: ['date', 'date'],
  uuid: ['uuid', 'uuid'],
  number: ['float8', 'double precision'],
  integer: ['float8', 'double precision'],
  boolean: ['boolean', 'boolean'],
};

interface Json {
  readonly type?: string;
  readonly format?: string;
  readonly items?: Json;
}

function columnOf(name: string, rule: Rule): Column {
  // Only a list of objects has no JSON Schema of its own.
  const { type = 'string', format = '', items }: Json = rule.spec.meta?.json ?? { type: 'array' };
  const [cast, shown] = CASTS[format] ?? CASTS[type] ?? [];
  if (cast !== undefined && shown !== undefined) return { name, type: shown, sql: `(data ->> '${name}')::${cast}` };
  if (type === 'string') return { name, type: 'text', sql: `data ->> '${name}'` };
  if (items?.format === 'uuid') {
    return { name, type: 'ARRAY', sql: `array(select jsonb_array_elements_text(data -> '${name}')::uuid)` };
  }
  return { name, type: 'jsonb', sql: rule.spec.nullable ? `nullif(data -> '${name}', 'null')` : `data -> '${name}'` };
}

/** A field that was added later has its default in the records from before it. */
function withDefault({ name, type, sql }: Column, absent: unknown): Column {
  if (absent === undefined || absent === null) return { name, type, sql };
  const value = typeof absent === 'string' ? absent : JSON.stringify(absent);
  return { name, type, sql: `coalesce(${sql}, '${value.replaceAll("'", "''")}')` };
}

const columns = (kind: RecordKind): Column[] =>
  Object.entries(rulesOf(kind)).map(([name, rule]) => withDefault(columnOf(name, rule), rule.spec.meta?.absent));

/** The names and types of the columns that the view of a kind should have, in order. */
export const viewColumns = (kind: RecordKind): string[] => [
  ...COMMON.map(([name, type]) => `${name} ${type}`),
  ...columns(kind).map(({ name, type }) => `${name} ${type}`),
];

/** The statement that makes the view of a kind, as a migration has it. */
export const viewStatement = (kind: RecordKind): string =>
  [
    `create view ${KIND_META[kind].view} as select ${COMMON.map(([name]) => name).join(', ')},`,
    columns(kind)
      .map(({ name, sql }) => `  ${sql} as ${name}`)
      .join(',\n'),
    `from records where kind = '${kind}' and not deleted;`,
  ].join('\n');
