import type { AnySchema } from '../text/yup';
import type { Referred } from './recordFields';
import { isRecordKind, RECORD_KINDS, rulesOf, type RecordKind } from './records';

type Names = RecordKind | Referred;

/** A field that names another record, or a member of the ranch. */
export interface ReferenceField {
  readonly field: string;
  /** What it can name: one kind, or several where the record says in the field `by` which one it is. */
  readonly refers: readonly Names[];
  readonly by?: string;
}

/** The values that a field takes one of. */
const choicesOf = (rule: AnySchema | undefined): readonly RecordKind[] => {
  const { json = {} } = rule?.spec.meta ?? {};
  return 'enum' in json && Array.isArray(json.enum) ? json.enum.filter(isRecordKind) : [];
};

function fieldsOf(kind: RecordKind): readonly ReferenceField[] {
  const rules = rulesOf(kind);
  return Object.entries(rules).flatMap(([field, rule]): ReferenceField[] => {
    const { refers, refersBy: by } = rule.spec.meta ?? {};
    if (by !== undefined) return [{ field, by, refers: choicesOf(rules[by]) }];
    return refers === undefined ? [] : [{ field, refers: [refers] }];
  });
}

const byKind = new Map<RecordKind, readonly ReferenceField[]>();

/** The fields of a kind that name something else. */
export function referenceFields(kind: RecordKind): readonly ReferenceField[] {
  const known = byKind.get(kind) ?? fieldsOf(kind);
  byKind.set(kind, known);
  return known;
}

const isKindReferred = (kind: RecordKind): boolean =>
  RECORD_KINDS.some((other) => referenceFields(other).some(({ refers }) => refers.includes(kind)));

/** The kinds that something can refer to: those are not deleted while something does. */
export const referredKinds = (): readonly RecordKind[] => RECORD_KINDS.filter(isKindReferred);

/** Whether records of a kind can be retired, where something else still names them. */
export const canBeRetired = (kind: RecordKind): boolean => 'retired_at' in rulesOf(kind);

/** All kinds, in an order in which each refers only to those before it, and to its own. */
export function kindsInOrder(): readonly RecordKind[] {
  const ordered = new Set<RecordKind>();
  const add = (kind: RecordKind) => {
    for (const refers of referenceFields(kind).flatMap((each) => each.refers)) {
      if (refers !== 'member' && refers !== kind && !ordered.has(refers)) add(refers);
    }
    ordered.add(kind);
  };
  for (const kind of RECORD_KINDS) add(kind);
  return [...ordered];
}

/** An id that a record names, with what it must be. */
export interface Named {
  readonly field: string;
  readonly refers: Names;
  readonly uuid: string;
}

/** The same of a part of a record, which may not say what it must be. */
export interface Reference extends Omit<Named, 'refers'> {
  readonly refers: Names | undefined;
}

type Values = Readonly<Record<string, string | readonly string[] | null | undefined>>;

const namedKind = ({ refers, by }: ReferenceField, values: Values): Names | undefined =>
  by === undefined ? refers[0] : refers.find((kind) => kind === values[by]);

/** What a record names, field by field. In loops: a large group asks this 60,000 times while others wait for the ranch. */
export function referencesOf(kind: RecordKind, data: object): readonly Reference[] {
  const values = data as Values;
  const references: Reference[] = [];
  for (const each of referenceFields(kind)) {
    const { field } = each;
    const refers = namedKind(each, values);
    const value = values[field] ?? [];
    if (typeof value === 'string') references.push({ field, refers, uuid: value });
    else for (const uuid of value) references.push({ field, refers, uuid });
  }
  return references;
}
