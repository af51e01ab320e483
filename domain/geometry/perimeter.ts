import { EARTH_RADIUS_M, polygonsOf, radians, type Position, type Ring, type Shape } from './Position';

/** The way between two positions along the great circle, in metres (haversine formula). */
function distanceM([longitude, latitude]: Position, [toLongitude, toLatitude]: Position): number {
  const north = Math.sin(radians(toLatitude - latitude) / 2);
  const east = Math.sin(radians(toLongitude - longitude) / 2);
  const half = north * north + Math.cos(radians(latitude)) * Math.cos(radians(toLatitude)) * east * east;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(half)));
}

function ringLength(ring: Ring): number {
  return ring.reduce((sum, position, index) => sum + distanceM(position, ring[index + 1] ?? position), 0);
}

/** The length of fence around a shape, its holes too, in metres on a sphere of radius 6,371,008.8 m. */
export function perimeterM(shape: Shape): number {
  return polygonsOf(shape)
    .flat()
    .reduce((sum, ring) => sum + ringLength(ring), 0);
}
