import { KIND_META } from '@contract/grazing/kindMeta';
import { referencesOf, type Reference } from '@contract/grazing/references';
import type { RecordKind } from '@contract/grazing/records';
import { may, type Role } from '@contract/ranches/rights';
import type { Turns } from '../platform/turns';
import { groupNotYourRole, hasSubdivisions, insideSubdivision, ownMother, unknownReference } from './groupRefusals';
import type { StoredRecord } from './recordsTable';
import type { Refusal } from './Refusal';

/** A record that a group writes: what it was, and what it will be. */
export interface Writing {
  /** The change that writes it. */
  index: number;
  uuid: string;
  kind: RecordKind;
  before: object | null;
  after: object | null;
  /** What the record names as the group leaves it. */
  references: readonly Reference[];
}

/** What a group finds and leaves, by uuid. */
export interface Together {
  writings: ReadonlyMap<string, Writing>;
  /** Everything that the group's changes are about or name, as it was before. */
  stored: ReadonlyMap<string, StoredRecord>;
  /** Users of the ranch, of those that the group names. */
  members: ReadonlySet<string>;
}

const parentOf = (data: object | null): string | null =>
  data !== null && 'parent_uuid' in data && typeof data.parent_uuid === 'string' ? data.parent_uuid : null;

/** What writing a record needs: the right of its kind. A paddock that stays a subdivision is part of the record. */
function rightFor({ kind, before, after }: Writing) {
  const isWhole = (data: object | null) => data !== null && parentOf(data) === null;
  if (kind === 'paddock' && !isWhole(before) && !isWhole(after)) return 'record';
  return KIND_META[kind].right;
}

/** Refuses the first change that a role may not make. */
export function judgeRights(role: Role, writings: Iterable<Writing>): Refusal | undefined {
  for (const writing of writings) {
    if (!may(role, rightFor(writing))) return groupNotYourRole(writing.index);
  }
  return undefined;
}

/** A record as the group leaves it; undefined where the ranch has none. */
function leftAs({ writings, stored }: Together, uuid: string): { kind: RecordKind; data: object | null } | undefined {
  const written = writings.get(uuid);
  return written === undefined ? stored.get(uuid) : { kind: written.kind, data: written.after };
}

/** Whether a record named something before, in the same field: that was judged then. Found out when it is first asked. */
function namedBefore({ kind, before }: Writing): (reference: Reference) => boolean {
  let names: ReadonlySet<string> | undefined;
  return ({ field, uuid }) => {
    names ??= new Set((before === null ? [] : referencesOf(kind, before)).map((each) => `${each.field} ${each.uuid}`));
    return names.has(`${field} ${uuid}`);
  };
}

function judgeReference(
  { index, uuid: own }: Writing,
  { field, refers, uuid }: Reference,
  isOld: () => boolean,
  together: Together,
): Refusal | undefined {
  // The rules of its kind have judged that a whole record says what it names.
  if (refers === undefined) return undefined;
  const unknown = () => unknownReference(index, { field, refers });
  if (refers === 'member') return together.members.has(uuid) || isOld() ? undefined : unknown();
  if (field === 'dam_uuid' && uuid === own && !isOld()) return ownMother(index);
  const named = leftAs(together, uuid);
  if (named === undefined && isOld()) return undefined;
  if (named?.kind !== refers || named.data === null) return unknown();
  const isInside = field === 'parent_uuid' && (uuid === own || parentOf(named.data) !== null);
  return isInside ? insideSubdivision(index) : undefined;
}

/** Refuses the first change that names what the group does not leave. */
export async function judgeReferences(together: Together, turns: Turns): Promise<Refusal | undefined> {
  for (const writing of together.writings.values()) {
    if (turns.isOver()) await turns.next();
    const wasNamed = namedBefore(writing);
    for (const reference of writing.references) {
      const refusal = judgeReference(writing, reference, () => wasNamed(reference), together);
      if (refusal !== undefined) return refusal;
    }
  }
  return undefined;
}

/** Paddocks that the group makes a subdivision: they may have none themselves. */
export const madeSubdivisions = (writings: Iterable<Writing>): Writing[] =>
  [...writings].filter(
    ({ kind, before, after }) =>
      kind === 'paddock' && parentOf(after) !== null && parentOf(before) === null && before !== null,
  );

/** @param found subdivisions of these paddocks as they were before the group */
export function judgeParents(
  made: readonly Writing[],
  found: readonly { uuid: string; parent_uuid: string }[],
  { writings }: Together,
): Refusal | undefined {
  const parents = new Set<string>();
  for (const { uuid, parent_uuid } of found) {
    const written = writings.get(uuid);
    if (written === undefined || parentOf(written.after) === parent_uuid) parents.add(parent_uuid);
  }
  const first = made.find(({ uuid }) => parents.has(uuid));
  return first && hasSubdivisions(first.index);
}
