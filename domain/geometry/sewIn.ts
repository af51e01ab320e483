import { boxesMeet, boxOf, widened } from './box';
import { ON_EDGE_M, withCorners, withCornersIn } from './cornerIn';
import { polygonsOf, type Shape } from './Position';

type Shapes = ReadonlyMap<string, Shape>;

/**
 * A new shape among its neighbors: it gets their corners that lie on its edges, and they get its corners that lie on
 * theirs, so that their edges are the same from now on.
 *
 * @returns the shape, and the neighbors that changed, by their keys
 */
export function sewIn(shape: Shape, neighbors: Shapes): { shape: Shape; changed: Shapes } {
  const around = widened(boxOf(shape), ON_EDGE_M);
  const near = [...neighbors.values()].filter((other) => boxesMeet(around, boxOf(other)));
  const sewn = withCornersIn(
    shape,
    near.flatMap((other) => polygonsOf(other).flat(2)),
  );
  return { shape: sewn, changed: withCorners(neighbors, polygonsOf(sewn).flat(2)) };
}

/** The shapes around new ones that get corners of theirs, so that they share their edges. */
export const sewnAround = (made: readonly Shape[], around: Shapes): Shapes =>
  made.reduce<Shapes>(
    (known, shape) => new Map([...known, ...sewIn(shape, new Map([...around, ...known])).changed]),
    new Map(),
  );

/**
 * Shapes that were edited, with corners of their neighbors, and the neighbors that get corners of theirs.
 *
 * @param shapes all shapes by their keys, as they were before the edit
 */
export const sewnEdits = (edited: Shapes, shapes: Shapes): Shapes =>
  [...edited.keys()].reduce<Shapes>((known, key) => {
    const others = new Map([...shapes, ...known]);
    const shape = others.get(key);
    if (shape === undefined) return known;
    others.delete(key);
    const sewn = sewIn(shape, others);
    return new Map([...known, [key, sewn.shape], ...sewn.changed]);
  }, edited);
