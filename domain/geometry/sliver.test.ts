import type { Shape } from './Position';
import { isSliver } from './sliver';

/** A box on the equator of this many meters. */
function box(width: number, height: number): Shape {
  const [x, y] = [width / 111_195, height / 111_195];
  return {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [x, 0],
        [x, y],
        [0, y],
        [0, 0],
      ],
    ],
  };
}

test.each([
  [0.9, 0.9],
  [1_000, 0.09],
  [0, 5],
  [0, 0],
])('%d by %d meters are next to nothing', (width, height) => {
  expect(isSliver(box(width, height))).toBe(true);
});

test.each([
  [1.1, 1.1],
  [1_000, 0.2],
  [10, 0.3],
])('%d by %d meters are land', (width, height) => {
  expect(isSliver(box(width, height))).toBe(false);
});
