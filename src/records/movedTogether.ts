import { createSelector } from '@reduxjs/toolkit';
import type { DataOf } from './kinds';
import { selectAll, type WithRecords } from './recordsSelectors';
import type { Held } from './shelves';

type Move = Held<DataOf<'move'>>;
type Photo = Held<DataOf<'photo'>>;

const keyOf = ({ data: { at, off, paddock_uuids: places } }: Move) => [at, off, ...places].join(' ');

const selectPhotosOfMoves = createSelector(
  [(state: WithRecords) => selectAll(state, 'photo')],
  (photos): readonly Photo[] => photos.filter(({ data }) => data.subject_kind === 'move'),
);

/**
 * The moves of each group of herds that went to one place at one instant, by the id of each of them. Only groups with photos
 * are there: a photo of such a move has one of them as its subject, and is of all.
 */
export const selectMovedTogether = createSelector(
  [selectPhotosOfMoves, (state: WithRecords) => selectAll(state, 'move')],
  (photos, moves): ReadonlyMap<string, readonly Move[]> => {
    const subjects = new Set(photos.map(({ data }) => data.subject_uuid));
    const wanted = new Map(moves.filter(({ uuid }) => subjects.has(uuid)).map((move) => [keyOf(move), [] as Move[]]));
    const together = new Map<string, readonly Move[]>();
    for (const move of wanted.size === 0 ? [] : moves) {
      const group = wanted.get(keyOf(move));
      if (group === undefined) continue;
      group.push(move);
      together.set(move.uuid, group);
    }
    return together;
  },
);
