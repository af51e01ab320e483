import { referencesOf } from '@contract/grazing/references';
import type { RecordKind } from '@contract/grazing/records';
import { may, type Role } from '@contract/ranches/rights';
import type { StoredRecord } from './recordsTable';
import { invalidChange, refuse, type Refusal } from './Refusal';

/** A record that a group writes: what it was, and what it will be. */
export interface Writing {
  /** The change that writes it. */
  index: number;
  uuid: string;
  kind: RecordKind;
  before: object | null;
  after: object | null;
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

/** The ranch's settings, its seasons and paddocks that are no subdivisions are for owners and managers. */
function isLand({ kind, before, after }: Writing): boolean {
  if (kind === 'ranch' || kind === 'season') return true;
  const isWhole = (data: object | null) => data !== null && parentOf(data) === null;
  return kind === 'paddock' && (isWhole(before) || isWhole(after));
}

/** Refuses the first change that a role may not make. */
export function judgeRights(role: Role, writings: Iterable<Writing>): Refusal | undefined {
  for (const writing of writings) {
    if (!may(role, isLand(writing) ? 'shapeRanch' : 'record')) {
      return refuse(writing.index, 'forbidden', 'Your role on this ranch does not allow this');
    }
  }
  return undefined;
}

/** A record as the group leaves it; undefined where the ranch has none. */
function leftAs({ writings, stored }: Together, uuid: string): { kind: RecordKind; data: object | null } | undefined {
  const written = writings.get(uuid);
  return written === undefined ? stored.get(uuid) : { kind: written.kind, data: written.after };
}

const SENTENCES = {
  paddock: 'There is no such paddock here',
  herd: 'There is no such herd here',
  plan: 'There is no such plan here',
  member: 'This person is not on the ranch',
};

/** Whether a value of a field is one that the record had before: that was judged then. */
const hadBefore = (before: object | null, field: string, uuid: string): boolean =>
  before !== null && [(before as Record<string, unknown>)[field]].flat().includes(uuid);

function judgeReferencesOf(writing: Writing, together: Together): Refusal | undefined {
  const { index, uuid: own, kind, before, after } = writing;
  if (after === null) return undefined;
  for (const { field, refers, uuid } of referencesOf(kind, after)) {
    const isOld = hadBefore(before, field, uuid);
    if (refers === 'member') {
      if (!isOld && !together.members.has(uuid))
        return refuse(index, 'unknown_reference', { [field]: SENTENCES.member });
      continue;
    }
    const named = leftAs(together, uuid);
    if (named === undefined && isOld) continue;
    if (named?.kind !== refers || named.data === null) {
      return refuse(index, 'unknown_reference', { [field]: SENTENCES[refers] });
    }
    if (field === 'parent_uuid' && (uuid === own || parentOf(named.data) !== null)) {
      return invalidChange(index, { parent_uuid: 'A subdivision lies in a whole paddock, not in a subdivision' });
    }
  }
  return undefined;
}

/** Refuses the first change that names what the group does not leave. */
export function judgeReferences(together: Together): Refusal | undefined {
  for (const writing of together.writings.values()) {
    const refusal = judgeReferencesOf(writing, together);
    if (refusal !== undefined) return refusal;
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
  for (const { index, uuid } of made) {
    const isParent = found.some((child) => {
      const written = writings.get(child.uuid);
      return child.parent_uuid === uuid && (written === undefined || parentOf(written.after) === uuid);
    });
    if (isParent) return invalidChange(index, { parent_uuid: 'This paddock has subdivisions itself' });
  }
  return undefined;
}
