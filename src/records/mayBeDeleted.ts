import { weakMapMemoize } from '@reduxjs/toolkit';
import { referredBy } from './group';
import { selectShelves, type WithRecords } from './recordsSelectors';
import type { Held } from './shelves';

const NONE: ReadonlySet<string> = new Set();

const refersTo = ({ data }: Held, uuid: string): boolean =>
  // What is kept of a record are its fields.
  referredBy({ changes: [{ data: data as object }] }).includes(uuid);

/** What the records of a list refer to: found once, until one of them changes. */
const referredIn = weakMapMemoize(
  (list: readonly Held[]): ReadonlySet<string> =>
    new Set(referredBy({ changes: list.map(({ data }) => ({ data: data as object })) })),
);

function* listsOf(state: WithRecords): Generator<readonly Held[]> {
  for (const byKey of Object.values(selectShelves(state))) yield* Object.values(byKey);
}

/**
 * Whether a record may be deleted: nothing else refers to it, of any kind, also of one that this version doesn't know. The
 * server refuses to delete what is in use; what has a `retired_at` can be retired instead.
 *
 * @param along ids of records that are deleted with it: what they refer to doesn't count
 */
export function mayBeDeleted(state: WithRecords, uuid: string, along = NONE): boolean {
  for (const list of listsOf(state)) {
    if (!referredIn(list).has(uuid)) continue;
    if (list.some((held) => !along.has(held.uuid) && refersTo(held, uuid))) return false;
  }
  return true;
}

/**
 * The ids of all records that another one refers to: none of these may be deleted.
 *
 * @param along ids of records that go: what they refer to does not count
 */
export function referredTo(state: WithRecords, along = NONE): ReadonlySet<string> {
  const referred = new Set<string>();
  for (const list of listsOf(state)) {
    const stay = list.filter(({ uuid }) => !along.has(uuid));
    const uuids =
      stay.length === list.length
        ? referredIn(list)
        : referredBy({ changes: stay.map(({ data }) => ({ data: data as object })) });
    for (const uuid of uuids) referred.add(uuid);
  }
  return referred;
}
