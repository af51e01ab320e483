import { EARTH_RADIUS_M, radians, type Position } from './Position';

/** A place on a plane, in meters to the east and to the north of its origin. */
export type PlanePoint = [east: number, north: number];

export interface Plane {
  readonly fromEarth: (position: Position) => PlanePoint;
  readonly toEarth: (point: Readonly<PlanePoint>) => Position;
}

/**
 * The plane in meters around a position: longitude × the cosine of its latitude, and latitude (the equirectangular
 * projection). Straight lines of degrees stay straight. Lengths within 10 km of the origin are right to 0.2 % up to a
 * latitude of 50 degrees: enough for widths and tolerances; areas are measured on the sphere (`areaM2`).
 */
export function planeAround([longitude, latitude]: Position): Plane {
  const north = radians(1) * EARTH_RADIUS_M;
  // At the poles themselves a degree has no width, and no way leads back.
  const east = north * Math.max(Math.cos(radians(latitude)), 1e-6);
  return {
    fromEarth: ([x, y]) => [(x - longitude) * east, (y - latitude) * north],
    toEarth: ([x, y]) => [longitude + x / east, latitude + y / north],
  };
}
