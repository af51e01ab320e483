import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectByKey, type DataOf, type Held, type WithRecords } from '@records/index';
import { selectMovedTogether } from '@records/movedTogether';

/**
 * The photos of a record in the order in which its form had them: their ids rise in it. Those of a move of several herds are
 * of each of its moves.
 */
export function usePhotosOf(uuid: string): readonly Held<DataOf<'photo'>>[] {
  const bySubject = useSelector((state: WithRecords) => selectByKey(state, 'photo'));
  const together = useSelector((state: WithRecords) => selectMovedTogether(state).get(uuid));
  return useMemo(() => {
    const subjects = together?.map((move) => move.uuid) ?? [uuid];
    const photos = subjects.flatMap((subject) => bySubject[subject] ?? []);
    return photos.toSorted((one, other) => (one.uuid < other.uuid ? -1 : 1));
  }, [bySubject, together, uuid]);
}
