import type { Ring } from './Position';

/** Whether a ring runs against the clock. */
export function runsLeft(ring: Ring): boolean {
  const [x0, y0] = ring[0] ?? [0, 0];
  let sum = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[index + 1] ?? [x, y];
    sum += (x - x0) * (nextY - y0) - (nextX - x0) * (y - y0);
  }
  return sum > 0;
}
