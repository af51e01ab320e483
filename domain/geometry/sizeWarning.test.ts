import type { Shape } from './Position';
import { sizeWarning } from './sizeWarning';

/** A square of so many metres at 40 degrees north. */
function square(metres: number): Shape {
  const north = metres / 111_195;
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

test.each([0.3048, 5])('a paddock of %d by as many metres is said to be small', (metres) => {
  expect(sizeWarning(square(metres))).toMatch(/smaller than a hundredth of an acre/);
});

test.each([22_000, 500_000])('a paddock of %d by as many metres is said to be large', (metres) => {
  expect(sizeWarning(square(metres))).toMatch(/larger than 100,000 acres/);
});

test.each([8, 100, 1_609, 18_000])('nothing is said about one of %d by as many metres', (metres) => {
  expect(sizeWarning(square(metres))).toBeUndefined();
});
