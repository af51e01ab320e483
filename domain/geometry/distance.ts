import { EARTH_RADIUS_M, radians, type Position } from './Position';

/** The way between two positions along the great circle, in meters (haversine formula). */
export function distanceM([longitude, latitude]: Position, [toLongitude, toLatitude]: Position): number {
  const north = Math.sin(radians(toLatitude - latitude) / 2);
  const east = Math.sin(radians(toLongitude - longitude) / 2);
  const half = north * north + Math.cos(radians(latitude)) * Math.cos(radians(toLatitude)) * east * east;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The length of a line, in meters on a sphere of radius 6,371,008.8 m; 0 for less than two positions. */
export function lengthM(line: readonly Position[]): number {
  return line.reduce((sum, position, index) => sum + distanceM(position, line[index + 1] ?? position), 0);
}
