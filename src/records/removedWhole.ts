import { removed, type Change } from './group';
import type { Kind } from './kinds';
import { selectByKey, type WithRecords } from './recordsSelectors';
import type { Held } from './shelves';

/** What deletes a record with the photos of it: they are of nothing else, and nothing goes before what names it. */
export const removedWhole = (state: WithRecords, kind: Kind, held: Held): readonly Change[] => [
  ...(selectByKey(state, 'photo')[held.uuid] ?? []).map((photo) => removed('photo', photo)),
  removed(kind, held),
];
