import type { Position } from '@domain/geometry/Position';

/** The radius of the sphere of Web Mercator (EPSG:3857), in meters. */
const RADIUS_M = 6_378_137;
const DEGREE = Math.PI / 180;
/** The map's plane ends here: a square. */
const LATITUDE_MAX = 85.051_128_78;

/** A place on the map's plane, Web Mercator (EPSG:3857), in meters east and north. */
export type MapPoint = readonly [x: number, y: number];

export function toMercator([longitude, latitude]: Position): MapPoint {
  const within = Math.max(-LATITUDE_MAX, Math.min(LATITUDE_MAX, latitude));
  return [RADIUS_M * longitude * DEGREE, RADIUS_M * Math.log(Math.tan(Math.PI / 4 + (within * DEGREE) / 2))];
}

export function fromMercator([x, y]: MapPoint): [longitude: number, latitude: number] {
  return [x / RADIUS_M / DEGREE, (2 * Math.atan(Math.exp(y / RADIUS_M)) - Math.PI / 2) / DEGREE];
}
