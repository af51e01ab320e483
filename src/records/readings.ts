import type { UnknownAction } from '@reduxjs/toolkit';
import { touchedBy } from './group';
import type { Theirs } from './outbox';
import { changesRead, groupsAnswered } from './recordsEvents';
import type { RecordsState } from './recordsState';
import { readerOf, type Held, type Shelves } from './shelves';
import type { Reading } from './store/copyStore';

const theirsOf = ({ kind, uuid, base, changed_at, changed_by, data }: Held): Theirs => ({
  kind,
  uuid,
  // What is confirmed was made on a revision; what waits is never among it.
  revision: Number(base),
  changed_at,
  changed_by,
  data: data as Theirs['data'],
});

/** All confirmed records, kind by kind, as the server has them. */
export function* theirsIn(confirmed: Shelves): Generator<Theirs> {
  for (const byKey of Object.values(confirmed))
    for (const shelf of Object.values(byKey)) for (const held of shelf) yield theirsOf(held);
}

/** What groups that were answered have written, as it's confirmed now. */
function writtenBy(groupUuids: readonly string[], before: RecordsState, after: RecordsState): readonly Theirs[] {
  const answered = new Set(groupUuids);
  const groups = before.outbox.filter(({ group }) => answered.has(group.uuid)).map(({ group }) => group);
  const uuids = new Set(groups.flatMap(touchedBy));
  const kinds = new Map(groups.flatMap(({ changes }) => changes.map(({ uuid, kind }) => [uuid, kind])));
  const read = readerOf(after.confirmed, uuids.size);
  return [...uuids].flatMap((uuid) => {
    const held = read(kinds.get(uuid) ?? '', uuid);
    const found = held === undefined ? after.deleted.findLast((each) => each.uuid === uuid) : theirsOf(held);
    return found === undefined ? [] : [found];
  });
}

/** What an action has read of the server's record, if it has: from the revision before to the one after it. */
export function readingBetween(action: UnknownAction, before: RecordsState, after: RecordsState): Reading | undefined {
  const { position: was } = before;
  const { position: is } = after;
  if (was === null || is === null || was.epoch !== is.epoch || was.cursor >= is.cursor) return undefined;
  if (changesRead.match(action)) return { ...is, from: was.cursor, records: action.payload.records };
  if (!groupsAnswered.match(action)) return undefined;
  const uuids = action.payload.map(({ uuid }) => uuid);
  return { ...is, from: was.cursor, records: writtenBy(uuids, before, after) };
}
