import { placeIn } from './inside';
import type { Position, Rings } from './Position';
import { isSame } from './readShape';

/** A stretch of a line within a polygon, from edge to edge. */
export interface Cut {
  readonly polygon: Rings;
  readonly path: readonly Position[];
}

/** A line that comes to lie on an edge, or that ends within a polygon. */
type Bad = 'along' | 'inside';

const middle = ([x, y]: Position, [toX, toY]: Position): Position => [(x + toX) / 2, (y + toY) / 2];

/** The ring of a polygon that has a corner; its outline before its holes. */
export const ringWith = (polygon: Rings, position: Position): number =>
  polygon.findIndex((ring) => ring.some((corner) => isSame(corner, position)));

/** The polygon that a position lies in. */
function polygonAt(polygons: readonly Rings[], position: Position): Rings | 'along' | undefined {
  for (const polygon of polygons) {
    const [place = 'outside', ...holes] = polygon.map((ring) => placeIn(ring, position));
    if (place === 'edge' || holes.includes('edge')) return 'along';
    if (place === 'inside' && !holes.includes('inside')) return polygon;
  }
  return undefined;
}

/**
 * The stretches of a line within polygons, in its order. Line and polygons have a corner in common wherever they meet
 * (`node`).
 */
export function cutsOf(line: readonly Position[], polygons: readonly Rings[]): Cut[] | Bad {
  const cuts: { polygon: Rings; path: Position[] }[] = [];
  let isOpen = false;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (from === undefined) continue;
    const polygon = polygonAt(polygons, middle(from, to));
    if (polygon === 'along') return 'along';
    if (polygon === undefined) continue;
    if (isOpen) cuts.at(-1)?.path.push(to);
    else if (ringWith(polygon, from) < 0) return 'inside';
    else cuts.push({ polygon, path: [from, to] });
    isOpen = ringWith(polygon, to) < 0;
  }
  return isOpen ? 'inside' : cuts;
}
