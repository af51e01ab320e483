import { EARTH_RADIUS_M, radians, type Position, type Shape } from './Position';

/** What lies between two meridians and two parallels, in degrees, as GeoJSON's `bbox` has it. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** The smallest box around a line; of no position the one that holds nothing and meets nothing. */
export function boxOfLine(line: readonly Position[]): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude, latitude] of line) {
    if (longitude < west) west = longitude;
    if (longitude > east) east = longitude;
    if (latitude < south) south = latitude;
    if (latitude > north) north = latitude;
  }
  return [west, south, east, north];
}

/** The smallest box around a shape. */
export function boxOf(shape: Shape): Box {
  if (shape.type === 'Polygon') return boxOfLine(shape.coordinates[0] ?? []);
  return boxOfLine(shape.coordinates.flatMap(([outline = []]) => outline));
}

/** Whether two boxes have a place in common, be it on their edges. */
export const boxesMeet = (one: Box, other: Box): boolean =>
  one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3];

/** The box that reaches this many meters further on all sides (a little more to the east and west). */
export function widened([west, south, east, north]: Box, meters: number): Box {
  const degrees = meters / (radians(1) * EARTH_RADIUS_M);
  const narrow = Math.max(Math.cos(radians(Math.max(Math.abs(south), Math.abs(north)) + degrees)), 1e-6);
  return [west - degrees / narrow, south - degrees, east + degrees / narrow, north + degrees];
}
