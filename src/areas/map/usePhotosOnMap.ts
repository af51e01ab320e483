import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { MapSettings } from '@contract/people/mapSettings';
import type { PlaceKind } from '@features/mapSettings/placeLooks';
import { selectAll, type DataOf, type Held, type WithRecords } from '@records/index';
import { drawsPhotos } from './useMapPlaces';

/** A photo of which is known where it was taken. */
export interface PhotoOnMap {
  readonly photo: Held<DataOf<'photo'>>;
  readonly coordinates: readonly [longitude: number, latitude: number];
}

/**
 * The photos that the map shows where they were taken, the latest first, and the kind of each one whose layer is off. Those
 * without a place are on no map.
 *
 * @param pinUuid the photo that is shown though its layer is off
 */
export function usePhotosOnMap(settings: MapSettings, pinUuid: string | null) {
  const isDrawn = drawsPhotos(settings);
  const photos = useSelector((state: WithRecords) => selectAll(state, 'photo'));
  const placed = useMemo(
    () =>
      photos
        .flatMap((photo): PhotoOnMap[] => {
          const [longitude, latitude] = photo.data.point?.coordinates ?? [];
          if (longitude === undefined || latitude === undefined) return [];
          return [{ photo, coordinates: [longitude, latitude] as const }];
        })
        .toSorted((one, other) => (one.photo.data.at < other.photo.data.at ? 1 : -1)),
    [photos],
  );
  return useMemo(() => {
    const shown = isDrawn ? placed : placed.filter(({ photo }) => photo.uuid === pinUuid);
    return { photos: shown, hiddenKinds: placed.slice(shown.length).map((): PlaceKind => 'note') };
  }, [isDrawn, placed, pinUuid]);
}
