import type { Shape } from './Position';
import { sizeWarning } from './sizeWarning';

/** A square of this many meters at 40 degrees north. */
function square(meters: number): Shape {
  const north = meters / 111_195;
  const east = north / Math.cos((40 * Math.PI) / 180);
  return {
    type: 'Polygon',
    coordinates: [
      [
        [-100, 40],
        [-100 + east, 40],
        [-100 + east, 40 + north],
        [-100, 40 + north],
        [-100, 40],
      ],
    ],
  };
}

test.each([0.3048, 5])('a paddock of %d by as many meters is said to be small', (meters) => {
  expect(sizeWarning(square(meters))).toMatch(/smaller than a hundredth of an acre/);
});

test.each([22_000, 500_000])('a paddock of %d by as many meters is said to be large', (meters) => {
  expect(sizeWarning(square(meters))).toMatch(/larger than 100,000 acres/);
});

test.each([8, 100, 1_609, 18_000])('nothing is said about one of %d by as many meters', (meters) => {
  expect(sizeWarning(square(meters))).toBeUndefined();
});
