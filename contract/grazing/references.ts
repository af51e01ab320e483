import { RECORD_KINDS, rulesOf, type RecordKind } from './records';

type Referred = 'paddock' | 'herd' | 'plan' | 'member';

/** A field that names another record, or a member of the ranch. */
export interface ReferenceField {
  readonly field: string;
  readonly refers: Referred;
}

function fieldsOf(kind: RecordKind): readonly ReferenceField[] {
  return Object.entries(rulesOf(kind)).flatMap(([field, rule]) => {
    const refers = rule.spec.meta?.refers;
    return refers === undefined ? [] : [{ field, refers }];
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
  RECORD_KINDS.some((other) => referenceFields(other).some(({ refers }) => refers === kind));

/** The kinds that something can refer to: those are not deleted while something does. */
export const referredKinds = (): readonly RecordKind[] => RECORD_KINDS.filter(isKindReferred);

/** Whether records of a kind can be retired, where something else still names them. */
export const canBeRetired = (kind: RecordKind): boolean => 'retired_at' in rulesOf(kind);

/** All kinds, in an order in which each refers only to those before it, and to its own. */
export function kindsInOrder(): readonly RecordKind[] {
  const ordered = new Set<RecordKind>();
  const add = (kind: RecordKind) => {
    for (const { refers } of referenceFields(kind)) {
      if (refers !== 'member' && refers !== kind && !ordered.has(refers)) add(refers);
    }
    ordered.add(kind);
  };
  for (const kind of RECORD_KINDS) add(kind);
  return [...ordered];
}

/** An id that a record names, with what it must be. */
export interface Reference extends ReferenceField {
  readonly uuid: string;
}

/** What a record names, field by field. In loops: a large group asks this 60,000 times while others wait for the ranch. */
export function referencesOf(kind: RecordKind, data: object): readonly Reference[] {
  const values = data as Readonly<Record<string, string | readonly string[] | null | undefined>>;
  const references: Reference[] = [];
  for (const { field, refers } of referenceFields(kind)) {
    const value = values[field] ?? [];
    if (typeof value === 'string') references.push({ field, refers, uuid: value });
    else for (const uuid of value) references.push({ field, refers, uuid });
  }
  return references;
}
