import { ValidationError, type AnySchema } from '../text/yup';
import { t } from '@domain/words';
import { RECORD_SCHEMAS, rulesOf, type RecordDataByKind, type RecordKind } from './records';

/** Sentences by the field they are about. */
export type FieldProblems = Record<string, string>;

export type ReadData<Data> =
  { readonly data: Data; readonly problems?: undefined } | { readonly problems: FieldProblems };

const UNKNOWN_NAMED_MAX = 20;
const STRICT = { strict: true, abortEarly: false } as const;

function problemsOf(error: ValidationError): FieldProblems {
  const problems: FieldProblems = {};
  for (const { path = '', message } of error.inner.length > 0 ? error.inner : [error]) problems[path] ??= message;
  return problems;
}

function unknownFields(data: object, known: object): FieldProblems {
  const unknown = Object.keys(data).filter((key) => !Object.hasOwn(known, key));
  return Object.fromEntries(unknown.slice(0, UNKNOWN_NAMED_MAX).map((key) => [key, t`We don’t know this field`]));
}

/** The longest list in a field that is for none. */
const LIST_MAX = 64;

/** Lists that are too long for their fields: Yup would judge each of their items before it counts them. */
function longLists(kind: RecordKind, data: object): FieldProblems | undefined {
  const rules = rulesOf(kind);
  const most = (field: string) => (Object.hasOwn(rules, field) ? rules[field]?.spec.meta?.most : undefined) ?? LIST_MAX;
  const long = Object.entries(data).filter(([field, value]) => Array.isArray(value) && value.length > most(field));
  if (long.length === 0) return undefined;
  return Object.fromEntries(long.slice(0, UNKNOWN_NAMED_MAX).map(([field]) => [field, t`This list is too long`]));
}

/** Judges a value by a schema, types strictly, and gives it trimmed and folded. */
function read<Data>(schema: AnySchema, value: unknown): ReadData<Data> {
  try {
    schema.validateSync(value, STRICT);
    return { data: schema.cast(value) as Data };
  } catch (error) {
    if (error instanceof ValidationError) return { problems: problemsOf(error) };
    throw error;
  }
}

/** Reads all fields of a record: what is written where there was none, or none of that form. */
export function readRecord<Kind extends RecordKind>(kind: Kind, data: object): ReadData<RecordDataByKind[Kind]> {
  const long = longLists(kind, data);
  if (long !== undefined) return { problems: long };
  const schema: AnySchema = RECORD_SCHEMAS[kind];
  const unknown = unknownFields(data, rulesOf(kind));
  const answer = read<RecordDataByKind[Kind]>(schema, data);
  // The schema says of unknown fields only that there are some.
  const { '': _unknown, ...known } = answer.problems ?? {};
  const problems = { ...unknown, ...known };
  return Object.keys(problems).length === 0 ? answer : { problems };
}

/**
 * Reads the fields that a change writes, each by its own rule. Rules over several fields are `wholeProblems`', once the
 * fields have joined the record.
 */
export function readFields<Kind extends RecordKind>(
  kind: Kind,
  data: object,
): ReadData<Partial<RecordDataByKind[Kind]>> {
  const long = longLists(kind, data);
  if (long !== undefined) return { problems: long };
  const rules = rulesOf(kind);
  const problems = unknownFields(data, rules);
  const fields: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(data)) {
    const rule = Object.hasOwn(rules, field) ? rules[field] : undefined;
    if (rule === undefined) continue;
    const answer = read<unknown>(rule, value);
    if (answer.problems === undefined) fields[field] = answer.data;
    else for (const [path, sentence] of Object.entries(answer.problems)) problems[pathIn(field, path)] = sentence;
  }
  return Object.keys(problems).length === 0 ? { data: fields as Partial<RecordDataByKind[Kind]> } : { problems };
}

/**
 * What is wrong with a record as a whole whose fields are good, each by itself: the rules over several fields.
 */
export function wholeProblems(kind: RecordKind, data: object): FieldProblems | undefined {
  try {
    (RECORD_SCHEMAS[kind] as AnySchema).validateSync(data, { ...STRICT, recursive: false });
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return problemsOf(error);
    throw error;
  }
}

const pathIn = (field: string, path: string): string =>
  path === '' ? field : path.startsWith('[') ? `${field}${path}` : `${field}.${path}`;
