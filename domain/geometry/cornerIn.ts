import { boxesMeet, boxOf, boxOfLine, widened } from './box';
import { edgesNear } from './placeTree';
import { planeAround } from './plane';
import { polygonsOf, type Position, type Ring, type Shape } from './Position';
import { changedShapes, withRings } from './rings';
import { nearestOn } from './segment';

/** Degrees that make no second corner: a millimeter on the ground. */
export const SAME_DEG = 1e-8;
/**
 * How far a place may lie from an edge that it is on, in meters. A map draws edges straight on Mercator's projection, and a
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
  /** How far away it is, in meters. */
  readonly distance: number;
}

/** The place between the ends of some edges, by the indexes of their ends, that comes nearest to a position, up to 30 cm. */
function nearestPlace(ring: Ring, edges: Iterable<number>, position: Position): Place | undefined {
  const { fromEarth } = planeAround(position);
  let best: Place | undefined;
  for (const index of edges) {
    const [from, to] = [ring[index - 1], ring[index]];
    if (from === undefined || to === undefined) continue;
    const { part, distance } = nearestOn([0, 0], fromEarth(from), fromEarth(to));
    if (part > 0 && part < 1 && distance <= (best?.distance ?? ON_EDGE_M)) best = { index, part, distance };
  }
  return best;
}

/** The place between the ends of an edge that comes nearest to a position, up to 30 cm away. */
export const placeOnEdge = (ring: Ring, position: Position): Place | undefined =>
  nearestPlace(ring, ring.keys(), position);

/** A corner that comes into an edge of a ring. */
interface Insertion extends Place {
  readonly position: Position;
}

const isForth = (from: Position, to: Position): boolean => from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]);

/**
 * Corners of one edge in the order in which they come from its beginning to its end. It is read in one direction whichever
 * way the ring goes, so that both neighbors have the same edges, also between corners that lie as far along it.
 */
function alongEdge(from: Position, to: Position, insertions: readonly Insertion[]): Position[] {
  const [low, high] = isForth(from, to) ? [from, to] : [to, from];
  const along = insertions.map(({ position }) => {
    const { fromEarth } = planeAround(position);
    return { position, part: nearestOn([0, 0], fromEarth(low), fromEarth(high)).part };
  });
  along.sort(
    (one, other) => one.part - other.part || one.position[0] - other.position[0] || one.position[1] - other.position[1],
  );
  const positions = along.map(({ position }) => position);
  return low === from ? positions : positions.reverse();
}

/** A ring with corners between others. */
function withInsertions(ring: Ring, insertions: readonly Insertion[]): Ring {
  if (insertions.length === 0) return ring;
  return ring.flatMap((corner, index) => {
    const before = insertions.filter((each) => each.index === index);
    const from = ring[index - 1];
    return from === undefined || before.length === 0 ? [corner] : [...alongEdge(from, corner, before), corner];
  });
}

/** Where positions that lie on the edges of a ring and are no corners of it yet would become corners. */
function insertionsIn(ring: Ring, positions: readonly Position[]): Insertion[] {
  const edgesAt = edgesNear(ring);
  const found = new Map<number, Insertion[]>();
  for (const position of positions) {
    const edges = edgesAt(position, ON_EDGE_M);
    const isCorner = edges.some((index) =>
      [ring[index - 1], ring[index]].some((corner) => corner !== undefined && isNear(corner, position)),
    );
    const place = isCorner ? undefined : nearestPlace(ring, edges, position);
    if (place === undefined) continue;
    const known = found.get(place.index) ?? [];
    if (known.some((other) => isNear(other.position, position))) continue;
    found.set(place.index, [...known, { ...place, position }]);
  }
  return [...found.values()].flat();
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
  return near.length === 0 ? shape : withRings(shape, (ring) => withInsertions(ring, insertionsIn(ring, near)));
}

/** A shape with a corner at a position, if it lies on one of its edges: `withCornersIn` for one. */
export const withCornerIn = (shape: Shape, position: Position): Shape => withCornersIn(shape, [position]);

const keyOf = (one: Position, other: Position): string =>
  [`${one[0]} ${one[1]}`, `${other[0]} ${other[1]}`].sort().join(' ');

/** An edge, the same from both its sides, and a corner in it. */
const keyIn = (ring: Ring, { index, position }: Insertion): string => {
  const [from, to] = [ring[index - 1] ?? position, ring[index] ?? position];
  return `${keyOf(from, to)} ${position[0]} ${position[1]}`;
};

/**
 * The shapes that get corners at positions on their edges, by their keys: those that change, and no others. An edge that two
 * have in common gets a corner in both or in neither: where one of them has it on a nearer edge, it is no corner of this one.
 */
export function withCorners(
  shapes: ReadonlyMap<string, Shape>,
  positions: readonly Position[],
): ReadonlyMap<string, Shape> {
  const touched = [...shapes.values()].filter((shape) => mayTouch(shape, positions).length > 0);
  const rings = touched.flatMap((shape) => polygonsOf(shape).flat());
  const sides = new Map<string, number>();
  for (const ring of rings) {
    for (const [index, to] of ring.entries()) {
      const from = ring[index - 1];
      if (from !== undefined) sides.set(keyOf(from, to), (sides.get(keyOf(from, to)) ?? 0) + 1);
    }
  }
  const wanted = new Map(rings.map((ring) => [ring, insertionsIn(ring, positions)]));
  const agreed = new Map<string, number>();
  for (const [ring, insertions] of wanted) {
    for (const each of insertions) agreed.set(keyIn(ring, each), (agreed.get(keyIn(ring, each)) ?? 0) + 1);
  }
  const isAgreed = (ring: Ring, each: Insertion) => {
    const edge = keyOf(ring[each.index - 1] ?? each.position, ring[each.index] ?? each.position);
    return agreed.get(keyIn(ring, each)) === sides.get(edge);
  };
  return changedShapes(shapes, (shape) =>
    touched.includes(shape)
      ? withRings(shape, (ring) =>
          withInsertions(
            ring,
            (wanted.get(ring) ?? []).filter((each) => isAgreed(ring, each)),
          ),
        )
      : shape,
  );
}
