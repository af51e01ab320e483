import { kindsInOrder } from '@contract/grazing/references';
import { isDeepEqual } from '@domain/lists/isDeepEqual';
import type { PastImport } from '@contract/grazing/history';
import { writtenBy } from '@records/importProgress';
import { changed, removed, selectAll, selectOne, type Held, type Kind, type WithRecords } from '@records/index';
import type { Change } from '@records/group';
import { referredTo } from '@records/mayBeDeleted';
import type { ChangedRecord, Imported } from './Imported';
import { kindWords } from '@shared/kindWords';

/** A record of an import that stays when the import is undone, and why. */
export interface Staying {
  readonly uuid: string;
  /** What it is called, or what it is where it has no name. */
  readonly name: string;
  readonly kind: string;
  readonly why: 'changed' | 'used';
}

export interface Undoing {
  /** What takes the others away. */
  readonly changes: readonly Change[];
  readonly staying: readonly Staying[];
}

/** What an import may make: all but the ranch's settings. Each kind refers only to those before it. */
const KINDS: readonly Kind[] = kindsInOrder().filter((kind) => kind !== 'ranch');

/** A subdivision refers to its paddock: it comes after all that are whole. */
function orderOf({ kind, data }: Pick<Named, 'kind' | 'data'>): number {
  const isPart = 'parent_uuid' in data && data.parent_uuid !== null;
  return KINDS.findIndex((each) => each === kind) + (isPart ? 0.5 : 0);
}

interface Named extends Held {
  readonly kind: string;
  readonly data: object;
}

const nameOf = ({ kind, data }: Named): string =>
  'name' in data && typeof data.name === 'string' ? data.name : kindWords(kind).any;

/** Those that go: what something refers to that stays does not, and then neither does what that refers to. */
function going(state: WithRecords, unchanged: readonly Named[]): ReadonlySet<string> {
  let uuids: ReadonlySet<string> = new Set(unchanged.map(({ uuid }) => uuid));
  for (;;) {
    const used = referredTo(state, uuids);
    const rest = new Set([...uuids].filter((uuid) => !used.has(uuid)));
    if (rest.size === uuids.size) return rest;
    uuids = rest;
  }
}

/** Takes away what is unchanged, and tells what stays. What refers to others goes before them. */
function undoing(state: WithRecords, there: readonly Named[], isUnchanged: (held: Named) => boolean): Undoing {
  const gone = going(state, there.filter(isUnchanged));
  const goes = there.filter(({ uuid }) => gone.has(uuid));
  return {
    changes: goes
      .toSorted((one, other) => orderOf(other) - orderOf(one))
      // Only kinds of records are there.
      .map((held) => removed(held.kind as Kind, held)),
    staying: there
      .filter(({ uuid }) => !gone.has(uuid))
      .map((held) => ({
        uuid: held.uuid,
        name: nameOf(held),
        kind: held.kind,
        why: isUnchanged(held) ? 'used' : 'changed',
      })),
  };
}

/** What gives the records that an import has changed their fields back, where nobody has changed them since. */
function givenBack(
  state: WithRecords,
  before: readonly ChangedRecord[],
  isUnchanged: (held: Named) => boolean,
): readonly Change[] {
  return before.flatMap(({ kind, uuid, data }) => {
    const held = selectOne<Kind>(state, kind, uuid);
    return held === undefined || !isUnchanged(held) ? [] : [changed<Kind>(kind, held, data)];
  });
}

/** An earlier import by the revisions that it has written, with what it has changed as that was before. */
interface Past extends Pick<PastImport, 'changed_at' | 'changed_by'> {
  readonly revisions: ReadonlySet<number | string>;
  readonly changed: readonly ChangedRecord[];
}

/**
 * Whether an import wrote a record last. A server of an earlier release names among its revisions those of groups by others
 * that were there when a part of the import changed nothing: they are by somebody else, or from before it.
 */
function isOf({ revisions, changed_at, changed_by }: Past, held: Named): boolean {
  if (!revisions.has(held.base)) return false;
  const isByOther = changed_by !== null && held.changed_by !== null && held.changed_by !== changed_by.uuid;
  return !isByOther && held.changed_at >= changed_at;
}

/** What still has one of an import's revisions, and so is as it came. What it has changed is not among it. */
export function asTheyCame(state: WithRecords, past: Past): readonly Named[] {
  const isChanged = new Set(past.changed.map(({ uuid }) => uuid));
  return KINDS.flatMap((kind): readonly Named[] => selectAll(state, kind)).filter(
    (held) => isOf(past, held) && !isChanged.has(held.uuid),
  );
}

/** What an import has changed and nobody since: undone, it is as it was before. */
export function stillChanged(state: WithRecords, past: Past): readonly Named[] {
  return past.changed.flatMap(({ kind, uuid }): Named[] => {
    const held = selectOne<Kind>(state, kind, uuid);
    return held === undefined || !isOf(past, held) ? [] : [held];
  });
}

/**
 * What takes an earlier import back. What was changed since has another revision, and is not looked at.
 */
export function undoingOfRevisions(state: WithRecords, past: Past): Undoing {
  const { changes, staying } = undoing(state, asTheyCame(state, past), () => true);
  const back = givenBack(state, past.changed, (held) => isOf(past, held));
  return { changes: [...changes, ...back], staying };
}

/**
 * What takes an import back: each of its records goes that is still as it came and that nothing refers to but what goes
 * too. The others stay. What somebody else has deleted already is passed over, and so is what somebody else has written
 * that is the same; what the import has changed is given back as it was.
 */
export function undoingOfImport(state: WithRecords, imported: Imported): Undoing {
  const { records, changed: before, after } = imported;
  const mine = writtenBy(state, imported.uuid);
  const came = new Map([...records, ...after].map(({ uuid, data }) => [uuid, data]));
  const isUnchanged = ({ uuid, data }: Named) => isDeepEqual(came.get(uuid), data);
  const there = records.flatMap(({ kind, uuid }): Named[] => {
    const held = selectOne<Kind>(state, kind, uuid);
    return held === undefined || (isUnchanged(held) && !mine.has(held.base)) ? [] : [held];
  });
  const { changes, staying } = undoing(state, there, isUnchanged);
  const back = givenBack(state, before, (held) => isUnchanged(held) && mine.has(held.base));
  return { changes: [...changes, ...back], staying };
}
