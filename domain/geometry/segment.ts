import type { PlanePoint } from './plane';

/**
 * Where the way between two points of a plane comes nearest to a third: how much of the way that is (0 to 1), and how far
 * away.
 */
export function nearestOn(
  [x, y]: Readonly<PlanePoint>,
  from: Readonly<PlanePoint>,
  to: Readonly<PlanePoint>,
): { part: number; distance: number } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((x - from[0]) * dx + (y - from[1]) * dy) / square;
  const part = Math.min(1, Math.max(0, along));
  return { part, distance: Math.hypot(x - from[0] - part * dx, y - from[1] - part * dy) };
}
