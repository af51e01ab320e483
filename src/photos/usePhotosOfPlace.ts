import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectAll, type DataOf, type Held, type WithRecords } from '@records/index';

type Photo = Held<DataOf<'photo'>>;

/** The other photos of the place of a photo, the latest first: those taken in its paddock, and those of the same record. */
export function usePhotosOfPlace(photo: Photo): readonly Photo[] {
  const all = useSelector((state: WithRecords) => selectAll(state, 'photo'));
  return useMemo(() => {
    const { paddock_uuid: paddock, subject_uuid: subject } = photo.data;
    return all
      .filter(({ uuid, data }) => {
        if (uuid === photo.uuid) return false;
        return data.subject_uuid === subject || (paddock !== null && data.paddock_uuid === paddock);
      })
      .toSorted((one, other) => Date.parse(other.data.at) - Date.parse(one.data.at));
  }, [all, photo]);
}
