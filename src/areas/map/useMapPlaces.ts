import { useMemo } from 'react';
import type { MapSettings } from '@contract/people/mapSettings';
import { PLACE_LOOKS } from '@features/mapSettings/placeLooks';
import type { Position } from '@domain/geometry/Position';
import { usePlaces, type RanchPlace } from '@records/usePlaces';
import type { LandPlace } from './land/packPlaces';

/** What lies on the land, as far as its layer is on; what belongs to no layer is always there. */
export function useMapPlaces({ mapActiveLayers: { objectLayers } }: MapSettings): readonly LandPlace[] {
  const places = usePlaces();
  return useMemo(
    () =>
      places.filter(({ kind }) => {
        const { layer } = PLACE_LOOKS[kind];
        return layer === null || objectLayers.includes(layer);
      }),
    [places, objectLayers],
  );
}

/** Where a place stands: its point, or where its line or outline begins. */
export function positionOf({ shape }: Pick<RanchPlace, 'shape'>): Position | undefined {
  if (shape.type === 'Point') return shape.coordinates;
  return shape.type === 'LineString' ? shape.coordinates[0] : shape.coordinates[0]?.[0];
}
