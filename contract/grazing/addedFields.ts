import { rulesOf, isRecordKind, type RecordKind } from './records';

/** A field that its kind has had only since a later version of the fields (`SCHEMA_VERSION`). */
interface AddedField {
  readonly field: string;
  readonly since: number;
  /** What records from before it are read with. */
  readonly absent: unknown;
}

const byKind = new Map<RecordKind, readonly AddedField[]>();

function addedFields(kind: RecordKind): readonly AddedField[] {
  const known = byKind.get(kind);
  if (known !== undefined) return known;
  const added = Object.entries(rulesOf(kind)).flatMap(([field, rule]): AddedField[] => {
    const { since, absent } = rule.spec.meta ?? {};
    return since === undefined ? [] : [{ field, since, absent }];
  });
  byKind.set(kind, added);
  return added;
}

/** Whether a kind has fields that senders of that version don't know. */
export const hasFieldsSince = (kind: RecordKind, schema: number): boolean =>
  addedFields(kind).some(({ since }) => since > schema);

type Fields = Readonly<Record<string, unknown>>;

/**
 * A record with the fields that were added since it was written, or that its sender doesn't know. Nothing stored is
 * rewritten for them: they are added wherever a record is read. The same object where it has them all.
 *
 * @param schema the version of its sender; 0 for a record that may be of any version
 * @param last the record as it was, whose values such fields keep; without one they have their defaults
 */
export function withAddedFields<Data extends object>(kind: string, data: Data, schema = 0, last: object = {}): Data {
  if (!isRecordKind(kind)) return data;
  const missing = addedFields(kind).filter(({ field, since }) => since > schema && !(field in data));
  if (missing.length === 0) return data;
  const was = last as Fields;
  return {
    ...data,
    ...Object.fromEntries(missing.map(({ field, absent }) => [field, field in was ? was[field] : absent])),
  };
}

/** The defaults of the fields that were added to a kind, as far as it has any. */
export const defaultsOf = (kind: RecordKind): object => withAddedFields(kind, {});
