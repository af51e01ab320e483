import { lengthM } from './distance';
import { polygonsOf, type Shape } from './Position';

/** The length of fence around a shape, its holes too, in meters on a sphere of radius 6,371,008.8 m. */
export function perimeterM(shape: Shape): number {
  return polygonsOf(shape)
    .flat()
    .reduce((sum, ring) => sum + lengthM(ring), 0);
}
