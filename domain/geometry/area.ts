import { EARTH_RADIUS_M, polygonsOf, radians, type Ring, type Rings, type Shape } from './Position';

/** One international acre, in square meters. */
export const ACRE_M2 = 4_046.856_422_4;

/**
 * The area inside a ring, in square meters on the sphere, whichever way it runs: the integral of the sine of the latitude
 * over the longitude (Chamberlain and Duquette, 2007, equation 1), which is exact for edges along a parallel or meridian.
 */
function ringArea(ring: Ring): number {
  let sum = 0;
  for (const [index, [longitude, latitude]] of ring.entries()) {
    const [nextLongitude, nextLatitude] = ring[(index + 1) % ring.length] ?? [longitude, latitude];
    sum += radians(nextLongitude - longitude) * (2 + Math.sin(radians(latitude)) + Math.sin(radians(nextLatitude)));
  }
  return Math.abs((sum * EARTH_RADIUS_M * EARTH_RADIUS_M) / 2);
}

function polygonArea([outline = [], ...holes]: Rings): number {
  return holes.reduce((area, hole) => area - ringArea(hole), ringArea(outline));
}

/** The area of a shape in square meters on a sphere of radius 6,371,008.8 m, less its holes. Never below 0. */
export function areaM2(shape: Shape): number {
  return polygonsOf(shape).reduce((sum, rings) => sum + Math.max(0, polygonArea(rings)), 0);
}

/** The area of a shape in international acres, measured as `areaM2` does. */
export function areaAcres(shape: Shape): number {
  return areaM2(shape) / ACRE_M2;
}

/** The acres of a paddock: measured where it has a shape, else as they were entered. */
export const acresOf = ({ shape, acres }: { readonly shape: Shape | null; readonly acres: number | null }) =>
  shape ? areaAcres(shape) : acres;
