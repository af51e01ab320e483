import { changed, removed, type Change } from './group';
import type { Kind } from './kinds';
import { selectMovedTogether } from './movedTogether';
import { selectByKey, type WithRecords } from './recordsSelectors';
import type { Held } from './shelves';

/**
 * What deletes a record with its photos: nothing goes before what names it. Those of a move of several herds stay with another
 * of its moves.
 */
export function removedWhole(state: WithRecords, kind: Kind, held: Held): readonly Change[] {
  const photos = selectByKey(state, 'photo')[held.uuid] ?? [];
  const other = (selectMovedTogether(state).get(held.uuid) ?? []).find(({ uuid }) => uuid !== held.uuid);
  const withPhoto = (photo: (typeof photos)[number]) =>
    other === undefined ? removed('photo', photo) : changed('photo', photo, { subject_uuid: other.uuid });
  return [...photos.map(withPhoto), removed(kind, held)];
}
