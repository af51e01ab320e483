import { distanceM, lengthM } from './distance';

const DEGREE_M = (6_371_008.8 * Math.PI) / 180;

test('a degree of latitude is as long everywhere', () => {
  expect(distanceM([-101, 41], [-101, 42])).toBeCloseTo(DEGREE_M, 6);
  expect(distanceM([12, -1], [12, 0])).toBeCloseTo(DEGREE_M, 6);
});

test('the way to the other side of the earth is half of its way around, and the way to the same place 0', () => {
  expect(distanceM([0, 0], [180, 0])).toBeCloseTo(180 * DEGREE_M, 3);
  expect(distanceM([-101, 41], [-101, 41])).toBe(0);
});

test('a line is as long as its parts together', () => {
  expect(
    lengthM([
      [0, 0],
      [0, 1],
      [0, 0],
    ]),
  ).toBeCloseTo(2 * DEGREE_M, 6);
  expect(lengthM([[5, 5]])).toBe(0);
  expect(lengthM([])).toBe(0);
});
