import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { MapSettings } from '@contract/people/mapSettings';
import type { PlaceKind } from '@features/mapSettings/placeLooks';
import { selectAll, type WithRecords } from '@records/index';
import { appPaths } from '@shared/paths';
import { paddockHref } from '@shared/recordHrefs';
import { drawsPhotos } from './useMapPlaces';

export type MonitoredKind = 'key_area' | 'photo_point' | 'transect';

/** A place that is read year after year, where it is on the land. */
export interface MonitoredPlace {
  readonly uuid: string;
  readonly kind: MonitoredKind;
  readonly name: string;
  readonly coordinates: readonly [longitude: number, latitude: number];
  /** The page that has its readings. */
  readonly href: string;
}

interface Located {
  readonly name: string;
  readonly point?: { readonly coordinates: readonly number[] } | null;
  readonly paddock_uuid: string | null;
  readonly retired_at: string | null;
}

/**
 * The key areas, photo points and transects in use whose place is known; they belong to the layer of notes, as photos do. Also
 * the kind of each one whose layer is off.
 */
export function useMonitoringOnMap(settings: MapSettings) {
  const isDrawn = drawsPhotos(settings);
  const areas = useSelector((state: WithRecords) => selectAll(state, 'key_area'));
  const points = useSelector((state: WithRecords) => selectAll(state, 'photo_point'));
  const transects = useSelector((state: WithRecords) => selectAll(state, 'transect'));
  return useMemo(() => {
    const placesOf = (kind: MonitoredKind, all: readonly { uuid: string; data: Located }[]): MonitoredPlace[] =>
      all.flatMap(({ uuid, data: { name, point, paddock_uuid, retired_at } }) => {
        const [longitude, latitude] = point?.coordinates ?? [];
        if (retired_at !== null || longitude === undefined || latitude === undefined) return [];
        const href = paddock_uuid === null ? appPaths.grazingPhotoPoints : paddockHref(paddock_uuid);
        return [{ uuid, kind, name, coordinates: [longitude, latitude] as const, href }];
      });
    const all = [
      ...placesOf('key_area', areas),
      ...placesOf('photo_point', points),
      ...placesOf('transect', transects),
    ];
    return { monitored: isDrawn ? all : [], hiddenKinds: isDrawn ? [] : all.map((): PlaceKind => 'note') };
  }, [isDrawn, areas, points, transects]);
}
