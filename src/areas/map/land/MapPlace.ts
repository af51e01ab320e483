import type OlMap from 'ol/Map';
import { fromMercator, toMercator } from './mercator';

/** What a map shows: the middle in degrees, and the zoom of Web Mercator with pictures of 256 pixels. */
export interface MapPlace {
  readonly longitude: number;
  readonly latitude: number;
  readonly zoom: number;
}

export const AMERICA: MapPlace = { longitude: -98.6, latitude: 39.8, zoom: 4 };

export function placeOf(map: OlMap): MapPlace {
  const view = map.getView();
  const [x = 0, y = 0] = view.getCenter() ?? [];
  const [longitude, latitude] = fromMercator([x, y]);
  return { longitude, latitude, zoom: view.getZoom() ?? 0 };
}

export function putAt(map: OlMap, { longitude, latitude, zoom }: MapPlace): void {
  const view = map.getView();
  view.setCenter([...toMercator([longitude, latitude])]);
  view.setZoom(zoom);
}

export const isSamePlace = (one: MapPlace, other: MapPlace): boolean =>
  one.longitude === other.longitude && one.latitude === other.latitude && one.zoom === other.zoom;

/** Meters of the ground for a pixel of CSS in the middle of a map: its plane is stretched away from the equator. */
export function metersAPixel(map: OlMap): number {
  const { latitude } = placeOf(map);
  return (map.getView().getResolution() ?? 1) * Math.cos((latitude / 180) * Math.PI);
}
