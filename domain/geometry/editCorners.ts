import { t } from '../words';
import { isNear, withCornerIn, withCorners } from './cornerIn';
import type { Edge } from './crossings';
import { polygonsOf, type Position, type Ring, type Shape } from './Position';
import type { Problem } from './problem';
import { isSame, verticesOf } from './readShape';
import { changedShapes, withRings } from './rings';
import { nearestOn } from './segment';
import { sewnEdits } from './sewIn';
import { shapeProblem } from './shapeProblem';

type Shapes = ReadonlyMap<string, Shape>;

/** What a person does to a corner. An edge is drawn out to a new corner, or gets one on it. */
export type CornerEdit =
  | { readonly what: 'move'; readonly from: Position; readonly to: Position }
  | { readonly what: 'add'; readonly edge: Edge; readonly at: Position }
  | { readonly what: 'remove'; readonly at: Position };

/** What edits of corners make of shapes. */
export interface EditedLand {
  /** The keys of the shapes that were edited themselves. */
  readonly edited: readonly string[];
  /** All shapes that change, by their keys: also neighbors that only get corners so that they share their edges. */
  readonly changed: Shapes;
}

/** Why an edit is refused, with the key of the shape that it would spoil where it is a single one. */
export type EditProblem = Problem & { readonly key?: string };

const MEETING = t`Three fences meet here: this corner can be moved, not removed`;
const TOO_FEW = t`A paddock needs at least three corners`;

const hasCorner = (ring: Ring, position: Position) => ring.some((corner) => isNear(corner, position));

/** A ring in which one corner is moved; a neighbor that it comes to lie on is not a second one. */
function movedIn(ring: Ring, from: Position, to: Position): Ring {
  if (!hasCorner(ring, from)) return ring;
  const moved = ring.map((corner) => (isNear(corner, from) ? to : corner));
  return moved.filter((corner, index) => !(isSame(corner, to) && isSame(corner, moved[index - 1])));
}

/**
 * The shapes that change when a corner moves, by their keys. All that have the corner move it, and those on whose edge it
 * is get it first, so that no gap opens between neighbors; those on whose edge it ends get it there. All other corners
 * stay as they are. The result may be a bad shape.
 */
function moveCorner(shapes: Shapes, from: Position, to: Position): Shapes {
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
 * position is as well.
 */
function insertCorner(shapes: Shapes, edge: Edge, position: Position): Shapes {
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

/** A place on an edge next to a position, and on neither of its ends. */
function footOn({ from, to }: Edge, [x, y]: Position): Position {
  const { part } = nearestOn([x, y], [from[0], from[1]], [to[0], to[1]]);
  const share = Math.min(0.9, Math.max(0.1, part));
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
}

/** The shapes that change when an edge is drawn out to a new corner: the corner comes into the edge, then it moves. */
function addCorner(shapes: Shapes, edge: Edge, at: Position): Shapes {
  const foot = footOn(edge, at);
  const inserted = insertCorner(shapes, edge, foot);
  return new Map([...inserted, ...moveCorner(new Map([...shapes, ...inserted]), foot, at)]);
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
 * The shapes that change when a corner goes from all that have it, by their keys; or why it must stay: neighbors would part
 * where three fences meet, and two corners don't make an outline.
 */
function removeCorner(shapes: Shapes, position: Position): Shapes | Problem {
  const rings = [...shapes.values()].flatMap((shape) => polygonsOf(shape).flat());
  const having = rings.filter((ring) => hasCorner(ring, position));
  if (nextTo(position, having).length > 2) return { problem: MEETING };
  if (having.some((ring) => verticesOf(ring) <= 3)) return { problem: TOO_FEW };
  return changedShapes(shapes, (shape) => withRings(shape, (ring) => removedFrom(ring, position)));
}

function after(shapes: Shapes, edit: CornerEdit): Shapes | Problem {
  if (edit.what === 'move') return moveCorner(shapes, edit.from, edit.to);
  return edit.what === 'add' ? addCorner(shapes, edit.edge, edit.at) : removeCorner(shapes, edit.at);
}

/** The first of some shapes that is bad, and why, in one sentence; undefined if all are good. */
function badShape(shapes: Shapes): EditProblem | undefined {
  for (const [key, shape] of shapes) {
    const problem = shapeProblem(shape);
    if (problem !== undefined) return { key, problem };
  }
  return undefined;
}

/**
 * What edits of corners, one after the other, make of shapes. Neighbors that share a corner keep sharing it, so that no gap
 * opens between them. A single edit may make a bad shape if a later one mends it.
 *
 * @returns the shapes that change, or why they must stay as they are
 */
export function editCorners(shapes: Shapes, edits: readonly CornerEdit[]): EditedLand | EditProblem {
  let edited: Shapes = new Map();
  for (const edit of edits) {
    const changed = after(new Map([...shapes, ...edited]), edit);
    if ('problem' in changed) return changed;
    edited = new Map([...edited, ...changed]);
  }
  const changed = sewnEdits(edited, shapes);
  return badShape(changed) ?? { edited: [...edited.keys()], changed };
}
