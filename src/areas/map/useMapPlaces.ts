import { useMemo } from 'react';
import type { MapSettings } from '@contract/people/mapSettings';
import { PLACE_LOOKS, type PlaceKind } from '@features/mapSettings/placeLooks';
import type { Position } from '@domain/geometry/Position';
import { usePlaces, type RanchPlace } from '@records/usePlaces';
import type { LandPlace } from './land/packPlaces';

/** Whether places of a kind are drawn: their layer is on, or they belong to none. */
const isDrawn = (kind: PlaceKind, layers: readonly string[]): boolean => {
  const { layer } = PLACE_LOOKS[kind];
  return layer === null || layers.includes(layer);
};

/** The layers that are on, with those of these kinds of places. */
export const withLayersOf = (kinds: readonly PlaceKind[], layers: readonly string[]): string[] => [
  ...new Set([...layers, ...kinds.flatMap((kind) => PLACE_LOOKS[kind].layer ?? [])]),
];

/** The places that the map draws, and the kind of each one whose layer is off. */
export function useMapPlaces({ mapActiveLayers: { objectLayers } }: MapSettings) {
  const all = usePlaces();
  return useMemo(() => {
    const places: readonly LandPlace[] = all.filter(({ kind }) => isDrawn(kind, objectLayers));
    const hiddenKinds = all.flatMap(({ kind }) => (isDrawn(kind, objectLayers) ? [] : [kind]));
    return { places, hiddenKinds };
  }, [all, objectLayers]);
}

/** Photos belong to the layer of notes: whether they are drawn. */
export const drawsPhotos = ({ mapActiveLayers: { objectLayers } }: MapSettings): boolean =>
  isDrawn('note', objectLayers);

/** Where a place stands: its point, or where its line or outline begins. */
export function positionOf({ shape }: Pick<RanchPlace, 'shape'>): Position | undefined {
  if (shape.type === 'Point') return shape.coordinates;
  return shape.type === 'LineString' ? shape.coordinates[0] : shape.coordinates[0]?.[0];
}
