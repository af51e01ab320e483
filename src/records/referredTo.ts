import { referredBy } from './group';
import type { Kind } from './kinds';
import { selectAll, type WithRecords } from './recordsSelectors';
import type { Held } from './shelves';

/** The kinds of record that refer to others. */
const REFERRING: readonly Kind[] = [
  'paddock',
  'count',
  'transfer',
  'move',
  'plan',
  'forage',
  'feed',
  'mark',
  'task',
  'note',
];

const NONE: ReadonlySet<string> = new Set();

/**
 * The ids of all records that another one refers to: they can be retired, but not deleted.
 *
 * @param without ids of records that go: what they refer to does not count
 */
export function referredTo(state: WithRecords, without = NONE): ReadonlySet<string> {
  const all = REFERRING.flatMap((kind): readonly Held<object>[] => selectAll(state, kind));
  return new Set(referredBy({ changes: all.filter(({ uuid }) => !without.has(uuid)) }));
}
