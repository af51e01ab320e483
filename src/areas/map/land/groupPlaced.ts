import type { MapPoint } from './mercator';

/** Something with a place on the map's plane, in meters. */
interface Placed {
  readonly point: MapPoint;
}

/** What of the plane is on the screen. */
export interface OnScreen {
  readonly extent: readonly [left: number, bottom: number, right: number, top: number];
  /** Meters of the plane for a pixel of CSS. */
  readonly resolution: number;
}

/** Pins nearer than this to each other would lie on each other, in pixels of CSS. */
const CELL_PX = 56;

/**
 * What is on the screen, in groups of what would lie on each other: a group is what is in one cell of a grid that lies on
 * the land, so that it stays the same while the map is moved.
 */
export function groupPlaced<Each extends Placed>(all: readonly Each[], { extent, resolution }: OnScreen): Each[][] {
  const [left, bottom, right, top] = extent;
  const cell = CELL_PX * resolution;
  const groups = new Map<string, Each[]>();
  for (const each of all) {
    const [x, y] = each.point;
    if (x < left || x > right || y < bottom || y > top) continue;
    const key = `${Math.floor(x / cell)} ${Math.floor(y / cell)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return [...groups.values()];
}
