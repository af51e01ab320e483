import type { Edge } from './crossings';
import type { Position } from './Position';

const at = ([x, y]: Position): string => `${x} ${y}`;

/** How far to the left a way turns from one edge into another, from -π to π. */
function turn(from: Edge, into: Edge): number {
  const [ax, ay] = [from.to[0] - from.from[0], from.to[1] - from.from[1]];
  const [bx, by] = [into.to[0] - into.from[0], into.to[1] - into.from[1]];
  return Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
}

/** The edges that begin in each corner. */
function byBeginning(edges: readonly Edge[]): Map<string, Edge[]> {
  const beginning = new Map<string, Edge[]>();
  for (const edge of edges) {
    const begins = beginning.get(at(edge.from)) ?? [];
    begins.push(edge);
    beginning.set(at(edge.from), begins);
  }
  return beginning;
}

/** Takes the edge that goes on from another one, the leftmost of several. */
function takeNext(beginning: Map<string, Edge[]>, edge: Edge): Edge | undefined {
  const begins = beginning.get(at(edge.to)) ?? [];
  const next = begins.toSorted((one, other) => turn(edge, other) - turn(edge, one))[0];
  if (next !== undefined) begins.splice(begins.indexOf(next), 1);
  return next;
}

/** The rings of a way that comes back to its beginning: one is cut off wherever it comes to a corner again. */
function ringsOf(way: readonly Edge[]): Position[][] {
  const rings: Position[][] = [];
  const open: Position[] = [];
  const places = new Map<string, number>();
  for (const { from, to } of way) {
    places.set(at(from), open.length);
    open.push(from);
    const begins = places.get(at(to));
    if (begins === undefined) continue;
    const ring = open.splice(begins);
    for (const corner of ring) places.delete(at(corner));
    rings.push([...ring, ...ring.slice(0, 1)]);
  }
  return rings;
}

/**
 * The rings that edges make up which have the land on their left: as many edges lead to each corner as from it. No ring has
 * a corner twice.
 */
export function traceRings(edges: readonly Edge[]): Position[][] {
  const beginning = byBeginning(edges);
  return edges.flatMap((start) => {
    const begins = beginning.get(at(start.from)) ?? [];
    if (!begins.includes(start)) return [];
    begins.splice(begins.indexOf(start), 1);
    const way: Edge[] = [];
    for (let edge: Edge | undefined = start; edge !== undefined; edge = takeNext(beginning, edge)) way.push(edge);
    return ringsOf(way);
  });
}
