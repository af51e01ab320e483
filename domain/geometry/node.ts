import { isNear, SAME_DEG } from './cornerIn';
import type { Edge } from './crossings';
import type { Position, Ring } from './Position';
import { nearestOn } from './segment';

/** A corner to put into an edge, and how much of the edge lies before it. */
interface Insertion {
  readonly part: number;
  readonly position: Position;
}

/** How far a position lies to the left (above 0) or right of an edge, times the length of the edge. */
const sideOf = ({ from, to }: Edge, [x, y]: Position): number =>
  (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);

const nearest = ({ from, to }: Edge, [x, y]: Position) => nearestOn([x, y], [from[0], from[1]], [to[0], to[1]]);
const liesOn = (edge: Edge, position: Position): boolean => nearest(edge, position).distance <= SAME_DEG;

function crossing(one: Edge, other: Edge): Position | undefined {
  const [a, b] = [sideOf(other, one.from), sideOf(other, one.to)];
  const [c, d] = [sideOf(one, other.from), sideOf(one, other.to)];
  if (a > 0 === b > 0 || c > 0 === d > 0) return undefined;
  const part = a / (a - b);
  return [one.from[0] + part * (one.to[0] - one.from[0]), one.from[1] + part * (one.to[1] - one.from[1])];
}

const reachesTo = (one: Edge, other: Edge, axis: 0 | 1): boolean =>
  Math.min(one.from[axis], one.to[axis]) - SAME_DEG <= Math.max(other.from[axis], other.to[axis]);
const areNear = (one: Edge, other: Edge): boolean =>
  ([0, 1] as const).every((axis) => reachesTo(one, other, axis) && reachesTo(other, one, axis));

/** Where two edges meet: at corners of them that lie on the other one, else where they cross. */
function meetings(one: Edge, other: Edge): Position[] {
  if (!areNear(one, other)) return [];
  const corners = [other.from, other.to].filter((position) => liesOn(one, position));
  const ends = [one.from, one.to].filter(
    (position) => liesOn(other, position) && !corners.some((corner) => isNear(corner, position)),
  );
  if (corners.length + ends.length > 0) return [...corners, ...ends];
  const position = crossing(one, other);
  return position === undefined ? [] : [position];
}

function withInsertions(line: readonly Position[], insertions: readonly Insertion[][]): Position[] {
  const placed: Position[] = [];
  for (const [index, corner] of line.entries()) {
    placed.push(corner);
    for (const { position } of (insertions[index] ?? []).toSorted((one, other) => one.part - other.part)) {
      const [last = corner, next = corner] = [placed.at(-1), line[index + 1]];
      if (!isNear(last, position) && !isNear(next, position)) placed.push(position);
    }
  }
  return placed;
}

const edgeAt = (line: readonly Position[], index: number): Edge | undefined => {
  const [from, to] = [line[index], line[index + 1]];
  return from === undefined || to === undefined ? undefined : { from, to };
};

/**
 * A line and rings that have a corner in common wherever they meet: the very same coordinates in both. What lies within a
 * millimeter of a corner of a ring goes to that corner; all corners of the rings stay as they are.
 */
export function node(line: readonly Position[], rings: readonly Ring[]): { line: Position[]; rings: Position[][] } {
  const corners = rings.flat();
  const snapped = line.map((position) => corners.find((corner) => isNear(corner, position)) ?? position);
  const inLine = snapped.map((): Insertion[] => []);
  const noded = rings.map((ring) => {
    const inRing = ring.map((): Insertion[] => []);
    for (const [at, insertions] of inRing.entries()) {
      const edge = edgeAt(ring, at);
      if (edge === undefined) continue;
      for (const [index, insertionsInLine] of inLine.entries()) {
        const way = edgeAt(snapped, index);
        if (way === undefined) continue;
        for (const position of meetings(way, edge)) {
          insertions.push({ position, part: nearest(edge, position).part });
          insertionsInLine.push({ position, part: nearest(way, position).part });
        }
      }
    }
    return withInsertions(ring, inRing);
  });
  return { line: withInsertions(snapped, inLine), rings: noded };
}
