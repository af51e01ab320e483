import { withAddedFields } from '@contract/grazing/addedFields';
import type { Group } from './group';
import { putAll, readerOf, type Find, type Put, type Shelves } from './shelves';

interface Overlay {
  /** A record as it is by now. */
  readonly find: Find;
  /** Puts a record in place of what is there. */
  readonly put: (put: Put) => void;
  /** Writes a group over what is there. A change to what is gone changes nothing. */
  readonly write: (group: Group) => void;
  /** All that was written, each record once. */
  readonly puts: () => readonly Put[];
}

/**
 * Records with more and more written over them. The shelves themselves stay as they are, so that one group more costs as
 * much as it has changes, however many records and groups there are.
 *
 * @param lookUps about how many records will be asked for or written
 */
export function overlayOf(confirmed: Shelves, lookUps: number): Overlay {
  const read = readerOf(confirmed, lookUps);
  const written = new Map<string, Put>();
  const find: Find = (kind, uuid) => {
    const put = written.get(uuid);
    return put === undefined ? read(kind, uuid) : (put.held ?? undefined);
  };
  const put = (each: Put) => void written.set(each.uuid, each);
  const write = (group: Group) => {
    for (const { kind, uuid, base, data, isWhole } of group.changes) {
      const present = find(kind, uuid);
      const now = { base: group.uuid, changed_at: group.at };
      if (data === null) put({ kind, uuid, held: null });
      else if (present !== undefined)
        put({ kind, uuid, held: { ...present, ...now, data: { ...Object(present.data), ...data } } });
      else if (base === null || isWhole === true)
        put({ kind, uuid, held: { kind, uuid, ...now, changed_by: null, data: withAddedFields(kind, data) } });
    }
  };
  return { find, put, write, puts: () => [...written.values()] };
}

export const changesIn = (groups: readonly Group[]): number =>
  groups.reduce((count, { changes }) => count + changes.length, 0);

/** What is shown: confirmed records with groups written over them, in order. */
export function replay(confirmed: Shelves, groups: readonly Group[]): Shelves {
  const { write, puts } = overlayOf(confirmed, changesIn(groups));
  groups.forEach(write);
  return putAll(confirmed, puts());
}

const isStart = <T>(start: readonly T[], whole: readonly T[]): boolean =>
  start.length <= whole.length && start.every((each, index) => each === whole[index]);

/**
 * A `replay` that remembers its last answer: where the same groups, and some more, are written over the same records, only
 * those are replayed that are more. An import records one group after the other.
 */
export function createReplay(): typeof replay {
  let last: { confirmed: Shelves; groups: readonly Group[]; shown: Shelves } | undefined;
  return (confirmed, groups) => {
    const isMore = last?.confirmed === confirmed && isStart(last.groups, groups);
    const shown =
      isMore && last !== undefined ? replay(last.shown, groups.slice(last.groups.length)) : replay(confirmed, groups);
    last = { confirmed, groups, shown };
    return shown;
  };
}

/** The same groups with those of their changes alone that are about some records. */
export const about = (groups: readonly Group[], uuids: ReadonlySet<string>): readonly Group[] =>
  groups.flatMap((group) => {
    const changes = group.changes.filter(({ uuid }) => uuids.has(uuid));
    return changes.length === 0 ? [] : [{ ...group, changes }];
  });
