import { boxesMeet, boxOf, boxOfLine, widened } from './box';
import { planeAround } from './plane';
import type { Position, Ring, Shape } from './Position';
import { changedShapes, withRings } from './rings';
import { nearestOn } from './segment';

/** Degrees that make no second corner: a millimetre on the ground. */
export const SAME_DEG = 1e-8;
/**
 * How far a place may lie from an edge that it is on, in metres. A map draws edges straight on Mercator's projection, and a
 * place on the middle of such an edge of a mile lies up to 10 cm from the straight line of degrees that is stored.
 */
export const ON_EDGE_M = 0.3;

export const isNear = (one: Position, other: Position): boolean =>
  Math.abs(one[0] - other[0]) <= SAME_DEG && Math.abs(one[1] - other[1]) <= SAME_DEG;

interface Place {
  /** Of the end of the edge in its ring. */
  readonly index: number;
  /** How much of the edge lies before it. */
  readonly part: number;
  /** How far away it is, in metres. */
  readonly distance: number;
}

/** The place between the ends of an edge that comes nearest to a position, up to 30 cm away. */
export function placeOnEdge(ring: Ring, position: Position): Place | undefined {
  const { fromEarth } = planeAround(position);
  const [west, south, east, north] = widened(boxOfLine([position]), ON_EDGE_M);
  let best: Place | undefined;
  for (const [index, to] of ring.entries()) {
    const from = ring[index - 1];
    if (from === undefined) continue;
    if ((from[0] < west && to[0] < west) || (from[0] > east && to[0] > east)) continue;
    if ((from[1] < south && to[1] < south) || (from[1] > north && to[1] > north)) continue;
    const { part, distance } = nearestOn([0, 0], fromEarth(from), fromEarth(to));
    if (part > 0 && part < 1 && distance <= (best?.distance ?? ON_EDGE_M)) best = { index, part, distance };
  }
  return best;
}

function withCornerOn(ring: Ring, position: Position): Ring {
  if (ring.some((corner) => isNear(corner, position))) return ring;
  const place = placeOnEdge(ring, position);
  return place === undefined ? ring : ring.toSpliced(place.index, 0, position);
}

/** Places that may lie on the edges of a shape, by the box around it. */
function mayTouch(shape: Shape, positions: readonly Position[]): readonly Position[] {
  const around = widened(boxOf(shape), ON_EDGE_M);
  return positions.filter((position) => boxesMeet(around, boxOfLine([position])));
}

/**
 * A shape with corners at the positions that lie on its edges, up to 30 cm away; the same shape where it has all those
 * corners already.
 */
export function withCornersIn(shape: Shape, positions: readonly Position[]): Shape {
  const near = mayTouch(shape, positions);
  return near.length === 0 ? shape : withRings(shape, (ring) => near.reduce(withCornerOn, ring));
}

/** A shape with a corner at a position, if it lies on one of its edges: `withCornersIn` for one. */
export const withCornerIn = (shape: Shape, position: Position): Shape => withCornersIn(shape, [position]);

/** The shapes that get corners at positions on their edges, by their keys: those that change, and no others. */
export function withCorners(
  shapes: ReadonlyMap<string, Shape>,
  positions: readonly Position[],
): ReadonlyMap<string, Shape> {
  return changedShapes(shapes, (shape) => withCornersIn(shape, positions));
}
