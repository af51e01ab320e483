import polygonClipping, { type MultiPolygon, type Polygon } from 'polygon-clipping';
import { areaM2 } from './area';
import { boxesMeet, boxOf } from './box';
import { planeAround, type Plane } from './plane';
import { polygonsOf, type Shape } from './Position';
import { isSliver } from './sliver';

export interface Overlap {
  /** Whose shape lies on the one that was asked about. */
  readonly key: string;
  /** How much of it does, in square meters; undefined where that cannot be computed. */
  readonly m2: number | undefined;
}

/** Corners go to whole millimeters before shapes are cut: `polygon-clipping` fails where they differ only by rounding. */
const GRID = 1_000;

const onGrid = (shape: Shape, { fromEarth }: Plane): MultiPolygon =>
  polygonsOf(shape).map((rings) =>
    rings.map((ring) =>
      ring.map((position) => {
        const [east, north] = fromEarth(position);
        return [Math.round(east * GRID), Math.round(north * GRID)];
      }),
    ),
  );

function onEarth(rings: Polygon, { toEarth }: Plane): Shape {
  const coordinates = rings.map((ring) => ring.map(([east, north]) => toEarth([east / GRID, north / GRID])));
  return { type: 'Polygon', coordinates };
}

function commonM2(one: Shape, other: Shape, plane: Plane): number | undefined {
  try {
    const parts = polygonClipping.intersection(onGrid(one, plane), onGrid(other, plane));
    const land = parts.map((rings) => onEarth(rings, plane)).filter((part) => !isSliver(part));
    return land.reduce((sum, part) => sum + areaM2(part), 0);
  } catch {
    return undefined;
  }
}

/**
 * Which other shapes lie on a shape, and how much of each does, the most first. Common edges are no overlap, nor is what is
 * smaller than a square meter or narrower than 10 cm. Total over any shapes: what cannot be computed is said to be so.
 */
export function overlapsOf(shape: Shape, others: ReadonlyMap<string, Shape>): Overlap[] {
  const box = boxOf(shape);
  const plane = planeAround([(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]);
  return [...others]
    .filter(([, other]) => boxesMeet(box, boxOf(other)))
    .map(([key, other]) => ({ key, m2: commonM2(shape, other, plane) }))
    .filter(({ m2 }) => m2 !== 0)
    .sort((one, other) => (other.m2 ?? Infinity) - (one.m2 ?? Infinity));
}
