import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectByKey, type DataOf, type Held, type WithRecords } from '@records/index';

const NONE: readonly Held<DataOf<'photo'>>[] = [];

/** The photos of a record, the earliest first. */
export function usePhotosOf(uuid: string): readonly Held<DataOf<'photo'>>[] {
  const photos = useSelector((state: WithRecords) => selectByKey(state, 'photo')[uuid] ?? NONE);
  return useMemo(
    () => (photos.length < 2 ? photos : photos.toSorted((one, other) => (one.data.at < other.data.at ? -1 : 1))),
    [photos],
  );
}
