import { boxesMeet, boxOf, widened } from './box';
import { ON_EDGE_M, withCorners, withCornersIn } from './cornerIn';
import { polygonsOf, type Shape } from './Position';

/**
 * A new shape among its neighbours: it gets their corners that lie on its edges, and they get its corners that lie on
 * theirs, so that their edges are the same from now on.
 *
 * @returns the shape, and the neighbours that changed, by their keys
 */
export function sewIn(
  shape: Shape,
  neighbours: ReadonlyMap<string, Shape>,
): { shape: Shape; changed: ReadonlyMap<string, Shape> } {
  const around = widened(boxOf(shape), ON_EDGE_M);
  const near = [...neighbours.values()].filter((other) => boxesMeet(around, boxOf(other)));
  const sewn = withCornersIn(
    shape,
    near.flatMap((other) => polygonsOf(other).flat(2)),
  );
  return { shape: sewn, changed: withCorners(neighbours, polygonsOf(sewn).flat(2)) };
}
