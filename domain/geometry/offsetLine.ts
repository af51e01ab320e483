import { planeAround, type PlanePoint } from './plane';
import type { Position } from './Position';

/** How far a corner of an offset line may lie from the corner it belongs to, in offsets: a bend of about 127 degrees. */
const REACH_MAX = 2.25;

const unit = (from: PlanePoint, to: PlanePoint): PlanePoint => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
};

/** Where the offsets of two ways meet, in offsets from their common corner; undefined if that is far away. */
function joint(before: PlanePoint, after: PlanePoint): PlanePoint | undefined {
  const [left, next]: [PlanePoint, PlanePoint] = [
    [-before[1], before[0]],
    [-after[1], after[0]],
  ];
  const scale = 1 + left[0] * next[0] + left[1] * next[1];
  const meets: PlanePoint = [(left[0] + next[0]) / scale, (left[1] + next[1]) / scale];
  return Math.hypot(...meets) <= REACH_MAX ? meets : undefined;
}

/**
 * The line that runs along another one, with corners where the sides meet. Both ends reach further, straight on.
 *
 * @param line of two different positions at least, none of them twice in a row
 * @param toTheLeft in meters; below 0 to the right
 * @param further in meters
 * @returns undefined where the line bends too sharply for it
 */
export function offsetLine(line: readonly Position[], toTheLeft: number, further: number): Position[] | undefined {
  const [origin = [0, 0]] = line;
  const { fromEarth, toEarth } = planeAround(origin);
  const points = line.map(fromEarth);
  const ways = points.slice(1).map((to, index) => unit(points[index] ?? to, to));
  const [first, last] = [ways[0], ways.at(-1)];
  const beside: PlanePoint[] = [];
  for (const [index, [x, y]] of points.entries()) {
    const [before, after] = [ways[index - 1] ?? first, ways[index] ?? last];
    const way = before === undefined || after === undefined ? undefined : joint(before, after);
    if (before === undefined || way === undefined) return undefined;
    const on = index === 0 ? -further : index === points.length - 1 ? further : 0;
    beside.push([x + way[0] * toTheLeft + before[0] * on, y + way[1] * toTheLeft + before[1] * on]);
  }
  // A way that is shorter than a bend needs would run backwards.
  const turnsBack = ways.some((way, index) => {
    const [from = [0, 0], to = [0, 0]] = [beside[index], beside[index + 1]];
    return way[0] * (to[0] - from[0]) + way[1] * (to[1] - from[1]) <= 0;
  });
  return turnsBack ? undefined : beside.map(toEarth);
}
