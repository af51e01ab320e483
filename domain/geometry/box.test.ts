import { boxesMeet, boxOf, boxOfLine, widened } from './box';
import { distanceM } from './distance';

test('the box of a shape holds all of its parts', () => {
  const shape = {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [0, 1],
          [2, 1],
          [1, 3],
          [0, 1],
        ],
      ],
      [
        [
          [5, -4],
          [6, -4],
          [6, -3],
          [5, -4],
        ],
      ],
    ],
  } as const;
  expect(boxOf(shape)).toEqual([0, -4, 6, 3]);
});

test('boxes meet where they have a place in common, an edge or a corner too', () => {
  expect(boxesMeet([0, 0, 2, 2], [1, 1, 3, 3])).toBe(true);
  expect(boxesMeet([0, 0, 9, 9], [1, 1, 3, 3])).toBe(true);
  expect(boxesMeet([0, 0, 1, 1], [1, 1, 3, 3])).toBe(true);
  expect(boxesMeet([0, 0, 1, 1], [2, 0, 3, 1])).toBe(false);
  expect(boxesMeet([0, 0, 1, 1], [0, 2, 1, 3])).toBe(false);
});

test('no positions meet nothing', () => {
  expect(boxesMeet(boxOfLine([]), [-180, -90, 180, 90])).toBe(false);
});

test('a box is widened by meters, at least as far as asked', () => {
  const [west, south, east, north] = widened([10, 60, 11, 61], 100);
  expect(distanceM([10, 60], [10, south])).toBeCloseTo(100, 6);
  expect(distanceM([10, 61], [10, north])).toBeCloseTo(100, 6);
  for (const latitude of [60, 61]) {
    expect(distanceM([10, latitude], [west, latitude])).toBeGreaterThanOrEqual(100);
    expect(distanceM([11, latitude], [east, latitude])).toBeGreaterThanOrEqual(100);
    expect(distanceM([11, latitude], [east, latitude])).toBeLessThan(104);
  }
});
