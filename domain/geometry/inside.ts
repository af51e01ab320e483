import { TOLERANCE_DEG } from './crossings';
import { polygonsOf, type Position, type Ring, type Shape } from './Position';

type Place = 'inside' | 'outside' | 'edge';

/** Twice the tolerance, for what rounding takes away. */
const NEAR_DEG = 2 * TOLERANCE_DEG;

const isBetween = (value: number, one: number, other: number) =>
  one < other
    ? value >= one - NEAR_DEG && value <= other + NEAR_DEG
    : value >= other - NEAR_DEG && value <= one + NEAR_DEG;

/** Most edges are far from a position: their box says so. */
const isNearEdge = ([x, y]: Position, from: Position, to: Position): boolean =>
  isBetween(y, from[1], to[1]) && isBetween(x, from[0], to[0]);

function isOnEdge(position: Position, from: Position, to: Position): boolean {
  if (!isNearEdge(position, from, to)) return false;
  const [x, y] = position;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  // `Math.hypot` takes ten times as long.
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return false;
  const along = (dx * (x - from[0]) + dy * (y - from[1])) / length;
  const offset = (dx * (y - from[1]) - dy * (x - from[0])) / length;
  return Math.abs(offset) <= TOLERANCE_DEG && along >= -TOLERANCE_DEG && along <= length + TOLERANCE_DEG;
}

/** Where a position lies to a ring, on the plane of longitude and latitude: counts the edges that a ray to the east meets. */
export function placeIn(ring: Ring, position: Position): Place {
  const [x, y] = position;
  let isInside = false;
  let from = ring.at(-1);
  for (const to of ring) {
    from ??= to;
    if (isOnEdge(position, from, to)) return 'edge';
    const spans = from[1] > y !== to[1] > y;
    if (spans && x < from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0])) isInside = !isInside;
    from = to;
  }
  return isInside ? 'inside' : 'outside';
}

/**
 * Whether one ring lies within another that it does not cross: its first vertex or middle of an edge that is not on the
 * other ring decides.
 */
export function liesWithin(inner: Ring, outer: Ring): boolean {
  for (const [index, position] of inner.entries()) {
    const place = placeIn(outer, position);
    if (place !== 'edge') return place === 'inside';
    const next = inner[index + 1] ?? position;
    const placeOfMiddle = placeIn(outer, [(position[0] + next[0]) / 2, (position[1] + next[1]) / 2]);
    if (placeOfMiddle !== 'edge') return placeOfMiddle === 'inside';
  }
  return false;
}

/** Whether a position lies in a shape, its edges included and its holes left out. */
export function holds(shape: Shape, position: Position): boolean {
  return polygonsOf(shape).some(
    ([outline = [], ...holes]) =>
      placeIn(outline, position) !== 'outside' && holes.every((hole) => placeIn(hole, position) !== 'inside'),
  );
}
