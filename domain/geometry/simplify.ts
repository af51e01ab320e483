import { planeAround } from './plane';
import type { Position } from './Position';
import { nearestOn } from './segment';

/**
 * A line with fewer corners that leaves none of the old ones further away than the tolerance, in meters: the algorithm of
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
      const away = nearestOn(points[index] ?? from, from, to).distance;
      if (away > distance) [farthest, distance] = [index, away];
    }
    if (farthest === first) continue;
    kept.add(farthest);
    spans.push([first, farthest], [farthest, last]);
  }
  return line.filter((_, index) => kept.has(index));
}
