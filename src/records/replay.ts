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
      written.set(uuid, { kind, uuid, base: group.uuid, changed_at: group.at, changed_by: null, data });
    }
  }
  return putAll(
    confirmed,
    [...written].map(([uuid, held]) => ({ kind: last.get(uuid) ?? '', uuid, held })),
  );
}
