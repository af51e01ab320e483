import { areaM2 } from './area';
import { perimeterM } from './perimeter';
import type { Shape } from './Position';

/** What is smaller is no land, in square meters. */
const AREA_MIN_M2 = 1;
/** What is narrower is an inaccuracy between two fences, in meters. */
const WIDTH_MIN_M = 0.1;

/** Whether a shape is next to nothing: smaller than a square meter, or long and narrower than 10 cm on average. */
export function isSliver(shape: Shape): boolean {
  const area = areaM2(shape);
  return area < AREA_MIN_M2 || (2 * area) / perimeterM(shape) < WIDTH_MIN_M;
}
