import polylabel from 'polylabel';
import { areaM2 } from './area';
import { boxOfLine } from './box';
import { planeAround } from './plane';
import { polygonsOf, type Position, type Rings, type Shape } from './Position';

/** How near to the best place a label comes, in parts of the shorter side of the box around it. */
const PRECISION = 1 / 50;

const areaOf = (rings: Rings) => areaM2({ type: 'Polygon', coordinates: rings });

/**
 * The place within a shape that is farthest from its edges, for a label or a pin: the pole of inaccessibility
 * (Garcia-Castellanos and Lombardo, 2007), of the largest polygon where there are several. Undefined for a shape without
 * corners.
 */
export function middleOf(shape: Shape): Position | undefined {
  const largest = polygonsOf(shape).reduce<Rings>((best, next) => (areaOf(next) > areaOf(best) ? next : best), []);
  const [outline = []] = largest;
  const [first] = outline;
  if (first === undefined) return polygonsOf(shape)[0]?.[0]?.[0];
  const [west, south, east, north] = boxOfLine(outline);
  const plane = planeAround([(west + east) / 2, (south + north) / 2]);
  const [width, height] = plane.fromEarth([east, north]);
  const rings = largest.map((ring) => ring.map(plane.fromEarth));
  return plane.toEarth(polylabel(rings, 2 * Math.min(width, height) * PRECISION));
}
