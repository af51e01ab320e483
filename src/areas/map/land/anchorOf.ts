import type { MapPoint } from './mercator';
import type { PackedLand } from './packLand';

/** Where lines are laid through a paddock, in parts of its height; the middle first, which wins among equals. */
const LINES = [0.5, 0.4, 0.6, 0.25, 0.75];

/** The places from west to east at which a level line meets the fences of a paddock. */
function meetings({ coordinates, ringEnds, ringsEnd }: PackedLand, index: number, y: number): number[] {
  const places: number[] = [];
  const firstRing = index === 0 ? 0 : (ringsEnd[index - 1] ?? 0);
  for (let ring = firstRing; ring < (ringsEnd[index] ?? 0); ring += 1) {
    const from = ring === 0 ? 0 : (ringEnds[ring - 1] ?? 0);
    const to = ringEnds[ring] ?? 0;
    for (let corner = from, before = to - 1; corner < to; before = corner, corner += 1) {
      const [x1 = 0, y1 = 0] = [coordinates[before * 2], coordinates[before * 2 + 1]];
      const [x2 = 0, y2 = 0] = [coordinates[corner * 2], coordinates[corner * 2 + 1]];
      if (y1 > y !== y2 > y) places.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    }
  }
  return places.sort((one, other) => one - other);
}

function searchAnchor(land: PackedLand, index: number): MapPoint {
  const at = index * 4;
  const [west = 0, south = 0] = [land.boxes[at], land.boxes[at + 1]];
  const [east = 0, north = 0] = [land.boxes[at + 2], land.boxes[at + 3]];
  let best: { room: number; point: MapPoint } = { room: 0, point: [(west + east) / 2, (south + north) / 2] };
  for (const part of LINES) {
    const y = south + part * (north - south);
    const met = meetings(land, index, y);
    for (let edge = 0; edge + 1 < met.length; edge += 2) {
      const [from = 0, to = 0] = [met[edge], met[edge + 1]];
      // A line nearer to the upper or lower end must have much more room to be better.
      const room = (to - from) * Math.min(part, 1 - part);
      if (room > best.room) best = { room, point: [(from + to) / 2, y] };
    }
  }
  return best.point;
}

/** What was found of a land, which stays as it is: names and pins are placed in every frame. */
const found = new WeakMap<PackedLand, Map<number, MapPoint>>();

/** A place inside a paddock with much room to both sides, for what is written on it. */
export function anchorOf(land: PackedLand, index: number): MapPoint {
  const known = found.get(land) ?? new Map<number, MapPoint>();
  found.set(land, known);
  const anchor = known.get(index) ?? searchAnchor(land, index);
  known.set(index, anchor);
  return anchor;
}

/** Whether a place lies in the box around a paddock. */
function isInBox({ boxes }: PackedLand, index: number, x: number, y: number): boolean {
  const at = index * 4;
  // Nothing lies in a box that is not there.
  return (
    x >= (boxes[at] ?? Infinity) &&
    y >= (boxes[at + 1] ?? Infinity) &&
    x <= (boxes[at + 2] ?? -Infinity) &&
    y <= (boxes[at + 3] ?? -Infinity)
  );
}

/** Whether a place is in a paddock. */
export const isIn = (land: PackedLand, index: number, [x, y]: MapPoint): boolean =>
  isInBox(land, index, x, y) && meetings(land, index, y).filter((meeting) => meeting < x).length % 2 === 1;

/** The paddock at a place, the topmost where several lie; -1: none. */
export function paddockAt(land: PackedLand, point: MapPoint): number {
  for (let index = land.ringsEnd.length - 1; index >= 0; index -= 1) if (isIn(land, index, point)) return index;
  return -1;
}
