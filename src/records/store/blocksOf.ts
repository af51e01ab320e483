import type { Theirs } from '../outbox';

/** A block ends at this many records, or this much text. */
const BLOCK_RECORDS = 1_000;
const BLOCK_CHARS = 256 * 1024;

/**
 * The blocks of a copy: JSON texts of lists of records of one kind each. Undefined comes after each record that ends no
 * block, so that the writer can give the browser a turn at any record.
 */
export function* blocksOf(records: Iterable<Theirs>): Generator<string | undefined> {
  let texts: string[] = [];
  let chars = 0;
  let kind = '';
  const block = () => {
    const text = `[${texts.join(',')}]`;
    texts = [];
    chars = 0;
    return text;
  };
  for (const record of records) {
    if (texts.length > 0 && record.kind !== kind) yield block();
    kind = record.kind;
    const text = JSON.stringify(record);
    texts.push(text);
    chars += text.length;
    if (texts.length >= BLOCK_RECORDS || chars >= BLOCK_CHARS) yield block();
    else yield undefined;
  }
  if (texts.length > 0) yield block();
}

const isRecord = (value: unknown): value is Theirs =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  typeof value.kind === 'string' &&
  'uuid' in value &&
  typeof value.uuid === 'string' &&
  'revision' in value &&
  typeof value.revision === 'number' &&
  'data' in value &&
  typeof value.data === 'object';

/** @throws Error where one of them isn't a record */
export function asRecords(values: readonly unknown[]): readonly Theirs[] {
  if (!values.every(isRecord)) throw new Error('The copy is damaged');
  return values;
}

/** @throws Error where a block isn't a list of records */
export function recordsOf(block: string): readonly Theirs[] {
  const values: unknown = JSON.parse(block);
  return asRecords(Array.isArray(values) ? values : [undefined]);
}
