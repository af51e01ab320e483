import { planeAround } from './plane';
import type { Ring, Rings } from './Position';
import { nearestOn } from './segment';

/** How near the corners of a ring come to the edges of another, in meters. */
function awayFrom(ring: Ring, corners: Ring): number {
  return corners.reduce((least, corner) => {
    const { fromEarth } = planeAround(corner);
    const points = ring.map(fromEarth);
    return points.reduce(
      (away, to, index) => Math.min(away, nearestOn([0, 0], points[index - 1] ?? to, to).distance),
      least,
    );
  }, Infinity);
}

/** Which of some polygons is the nearest one to another polygon, by their outlines. */
export function nearestPart(parts: readonly Rings[], [outline = []]: Rings): Rings | undefined {
  const away = parts.map((part) => ({ part, meters: awayFrom(part[0] ?? [], outline) }));
  return away.sort((one, other) => one.meters - other.meters)[0]?.part;
}
