import { boxesMeet, boxOf, widened, type Box } from './box';
import { ON_EDGE_M, withCornersIn } from './cornerIn';
import { distanceM } from './distance';
import { positionsNear } from './placeTree';
import { polygonsOf, type Position, type Shape } from './Position';
import { withRings } from './rings';

const isIn = ([west, south, east, north]: Box, [x, y]: Position): boolean =>
  west <= x && x <= east && south <= y && y <= north;

/** The corners of shapes that may be corners of another one, by the box around it. */
function cornersNear(shape: Shape, others: readonly Shape[]): Position[] {
  const around = widened(boxOf(shape), ON_EDGE_M);
  const near = others.filter((other) => boxesMeet(around, boxOf(other)));
  return near.flatMap((other) => polygonsOf(other).flat(2)).filter((corner) => isIn(around, corner));
}

/** What positions are taken for: the first of some corners that is at most 30 cm away, else what they are. */
function snapTo(corners: readonly Position[]): (position: Position) => Position {
  const near = positionsNear(corners);
  return (position) => {
    const found = near(position, ON_EDGE_M).map((index) => corners[index] ?? position);
    return found.find((corner) => distanceM(corner, position) <= ON_EDGE_M) ?? position;
  };
}

/**
 * Shapes that have the very same corners wherever they lie along each other: what is within 30 cm of a corner of one before
 * it becomes that corner, and what lies on an edge becomes a corner of it.
 */
export function withCommonCorners(shapes: readonly Shape[]): Shape[] {
  const snapped: Shape[] = [];
  for (const shape of shapes) {
    const snap = snapTo(cornersNear(shape, snapped));
    snapped.push(withRings(shape, (ring) => ring.map(snap)));
  }
  return snapped.map((shape) => {
    const others = snapped.filter((other) => other !== shape);
    return withCornersIn(shape, cornersNear(shape, others));
  });
}
