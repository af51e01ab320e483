import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectByKey, type DataOf, type Held, type WithRecords } from '@records/index';

const NONE: readonly Held<DataOf<'photo'>>[] = [];

/** The photos of a record in the order in which its form had them: their ids rise in it. */
export function usePhotosOf(uuid: string): readonly Held<DataOf<'photo'>>[] {
  const photos = useSelector((state: WithRecords) => selectByKey(state, 'photo')[uuid] ?? NONE);
  return useMemo(
    () => (photos.length < 2 ? photos : photos.toSorted((one, other) => (one.uuid < other.uuid ? -1 : 1))),
    [photos],
  );
}
