import { planeAround, type PlanePoint } from './plane';
import type { Position } from './Position';

/** How far a point lies from the way between two others. */
function distanceFrom([x, y]: PlanePoint, from: PlanePoint, to: PlanePoint): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((x - from[0]) * dx + (y - from[1]) * dy) / square;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from[0] - part * dx, y - from[1] - part * dy);
}

/**
 * A line with fewer corners that leaves none of the old ones further away than the tolerance, in metres: the algorithm of
 * Douglas and Peucker (1973). Both ends and what else is kept are the positions that were given.
 */
export function simplify(line: readonly Position[], toleranceM: number): readonly Position[] {
  const [origin] = line;
  if (origin === undefined || line.length < 3) return line;
  const points = line.map(planeAround(origin).fromEarth);
  const kept = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [first, last] = span;
    const [from = [0, 0], to = [0, 0]] = [points[first], points[last]];
    let [farthest, distance] = [first, toleranceM];
    for (let index = first + 1; index < last; index += 1) {
      const away = distanceFrom(points[index] ?? from, from, to);
      if (away > distance) [farthest, distance] = [index, away];
    }
    if (farthest === first) continue;
    kept.add(farthest);
    spans.push([first, farthest], [farthest, last]);
  }
  return line.filter((_, index) => kept.has(index));
}
