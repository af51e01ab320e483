import { withAddedFields } from '@contract/grazing/addedFields';
import type { Group } from './group';
import { putAll, readerOf, type Held, type Shelves } from './shelves';

/** What is shown: confirmed records with groups written over them, in order. A change to what is gone changes nothing. */
export function replay(confirmed: Shelves, groups: readonly Group[]): Shelves {
  const changes = groups.flatMap((group) => group.changes.map((change) => ({ group, change })));
  if (changes.length === 0) return confirmed;
  const read = readerOf(confirmed, changes.length);
  const written = new Map<string, Held | null>();
  const last = new Map<string, string>();
  for (const { group, change } of changes) {
    const { kind, uuid, base, data, isWhole } = change;
    const present = written.has(uuid) ? written.get(uuid) : read(kind, uuid);
    last.set(uuid, kind);
    if (data === null) {
      written.set(uuid, null);
    } else if (present) {
      written.set(uuid, {
        ...present,
        base: group.uuid,
        changed_at: group.at,
        data: { ...Object(present.data), ...data },
      });
    } else if (base === null || isWhole === true) {
      const whole = withAddedFields(kind, data);
      written.set(uuid, { kind, uuid, base: group.uuid, changed_at: group.at, changed_by: null, data: whole });
    }
  }
  return putAll(
    confirmed,
    [...written].map(([uuid, held]) => ({ kind: last.get(uuid) ?? '', uuid, held })),
  );
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
