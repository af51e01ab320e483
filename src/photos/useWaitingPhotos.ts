import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectAll, type DataOf, type Held, type WithRecords } from '@records/index';
import { selectWaiting } from './photosSlice';
import type { PictureRefusal } from './sending/pictureRefusal';

/** A photo whose picture is on this device only. */
export interface WaitingPhoto {
  readonly photo: Held<DataOf<'photo'>>;
  /** How large its picture is and how much of it the server has, in bytes. */
  readonly bytes: number;
  readonly sent: number;
  /** Why the server won't have it right now; null while it goes on. */
  readonly putOff: PictureRefusal | null;
}

/** The photos whose pictures wait here, in the order of sending. */
export function useWaitingPhotos(): readonly WaitingPhoto[] {
  const photos = useSelector((state: WithRecords) => selectAll(state, 'photo'));
  const waiting = useSelector(selectWaiting);
  return useMemo(
    () =>
      photos
        .flatMap((photo) => {
          const picture = waiting[photo.data.sha256];
          return picture === undefined || picture.refusal !== null ? [] : [{ ...picture, photo }];
        })
        .toSorted((one, other) => one.keptAt - other.keptAt),
    [photos, waiting],
  );
}
