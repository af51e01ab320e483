import type Feature from 'ol/Feature';
import MultiPolygon from 'ol/geom/MultiPolygon';
import Polygon from 'ol/geom/Polygon';
import type { Shape } from '@domain/geometry/Position';
import type { ExactPlaces } from './exactPlaces';

/** A paddock on the map's plane, while a tool is in hand. Its id is the paddock's uuid. */
export type Ground = Feature<Polygon | MultiPolygon>;

/** A shape on the map's plane. */
export function geometryOf(shape: Shape, places: ExactPlaces): Polygon | MultiPolygon {
  if (shape.type === 'Polygon') return new Polygon(places.ringsToMap(shape.coordinates));
  return new MultiPolygon(shape.coordinates.map((rings) => places.ringsToMap(rings)));
}

/** The shape of what is on the map's plane. */
export function shapeOf(geometry: Polygon | MultiPolygon | undefined, places: ExactPlaces): Shape | undefined {
  if (geometry instanceof Polygon) return { type: 'Polygon', coordinates: places.toRings(geometry.getCoordinates()) };
  if (!(geometry instanceof MultiPolygon)) return undefined;
  return { type: 'MultiPolygon', coordinates: geometry.getCoordinates().map((rings) => places.toRings(rings)) };
}
