import type { Edge } from './crossings';
import { isNear, withCornerIn, withCorners } from './cornerIn';
import { polygonsOf, type Position, type Ring, type Shape } from './Position';
import type { Problem } from './problem';
import { isSame, verticesOf } from './readShape';
import { changedShapes, withRings } from './rings';
import { shapeProblem } from './shapeProblem';

type Shapes = ReadonlyMap<string, Shape>;

const MEETING = 'Three fences or more meet in this corner: it can be moved, not removed';
const TOO_FEW = 'An outline needs three corners at least';

const hasCorner = (ring: Ring, position: Position) => ring.some((corner) => isNear(corner, position));

/** A ring in which one corner is moved; a neighbour that it comes to lie on is not a second one. */
function movedIn(ring: Ring, from: Position, to: Position): Ring {
  if (!hasCorner(ring, from)) return ring;
  const moved = ring.map((corner) => (isNear(corner, from) ? to : corner));
  return moved.filter((corner, index) => !(isSame(corner, to) && isSame(corner, moved[index - 1])));
}

/**
 * The shapes that change when a corner moves, by their keys. All that have the corner move it, and those on whose edge it
 * lies get it first, so that no gap opens between neighbours; those on whose edge it comes to lie get it there. All other
 * corners stay as they are. What becomes of a shape may be bad: `editProblem` says so.
 */
export function moveCorner(shapes: Shapes, from: Position, to: Position): Shapes {
  const moved = changedShapes(shapes, (shape) =>
    withRings(withCornerIn(shape, from), (ring) => movedIn(ring, from, to)),
  );
  const others = new Map([...shapes].filter(([key]) => !moved.has(key)));
  return new Map([...moved, ...withCorners(others, [to])]);
}

/** A ring with a corner more between two that follow on each other, whichever comes first. */
function insertedIn(ring: Ring, { from, to }: Edge, position: Position): Ring {
  const index = ring.findIndex((corner, at) => {
    const before = ring[at - 1];
    if (before === undefined) return false;
    return (isNear(before, from) && isNear(corner, to)) || (isNear(before, to) && isNear(corner, from));
  });
  return index < 0 ? ring : ring.toSpliced(index, 0, position);
}

/**
 * The shapes that change when an edge gets a corner, by their keys: all that have the edge, and those on whose edge the
 * position lies as well.
 */
export function insertCorner(shapes: Shapes, edge: Edge, position: Position): Shapes {
  return changedShapes(shapes, (shape) => {
    const inserted = withRings(shape, (ring) => insertedIn(ring, edge, position));
    return inserted === shape ? withCornerIn(shape, position) : inserted;
  });
}

function removedFrom(ring: Ring, position: Position): Ring {
  if (!hasCorner(ring, position)) return ring;
  const left = ring.slice(0, -1).filter((corner) => !isNear(corner, position));
  return [...left, ...left.slice(0, 1)];
}

/** The corners that edges lead to from one corner, each once. */
function nextTo(position: Position, rings: readonly Ring[]): Position[] {
  const next: Position[] = [];
  for (const ring of rings) {
    for (const [index, corner] of ring.entries()) {
      const before = ring[index - 1];
      if (before === undefined || isNear(before, corner)) continue;
      const other = isNear(before, position) ? corner : isNear(corner, position) ? before : undefined;
      if (other !== undefined && !next.some((each) => isNear(each, other))) next.push(other);
    }
  }
  return next;
}

/**
 * The shapes that change when a corner goes from all that have it, by their keys; or why it must stay: neighbours would part
 * where three fences meet, and an outline of two corners is none.
 */
export function removeCorner(shapes: Shapes, position: Position): Shapes | Problem {
  const rings = [...shapes.values()].flatMap((shape) => polygonsOf(shape).flat());
  const having = rings.filter((ring) => hasCorner(ring, position));
  if (nextTo(position, having).length > 2) return { problem: MEETING };
  if (having.some((ring) => verticesOf(ring) <= 3)) return { problem: TOO_FEW };
  return changedShapes(shapes, (shape) => withRings(shape, (ring) => removedFrom(ring, position)));
}

/** The first shape among those changed that is bad, and what is wrong with it in one sentence; undefined if all are good. */
export function editProblem(changed: Shapes): (Problem & { readonly key: string }) | undefined {
  for (const [key, shape] of changed) {
    const problem = shapeProblem(shape);
    if (problem !== undefined) return { key, problem };
  }
  return undefined;
}
