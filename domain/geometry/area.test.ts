import { areaAcres, areaM2 } from './area';
import type { Rings, Shape } from './Position';

const EARTH_M2 = 4 * Math.PI * 6_371_008.8 ** 2;

const box = (west: number, south: number, east: number, north: number): Rings[number] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const polygon = (...coordinates: Rings): Shape => ({ type: 'Polygon', coordinates });

test('an eighth of the earth has an eighth of its area', () => {
  expect(areaM2(polygon(box(0, 0, 90, 90))) / EARTH_M2).toBeCloseTo(1 / 8, 12);
});

test('a box of a hundredth of a degree on the equator is as large as its sides say', () => {
  const side = (6_371_008.8 * Math.PI) / 180 / 100;
  expect(areaM2(polygon(box(0, 0, 0.01, 0.01))) / side ** 2).toBeCloseTo(1, 7);
});

test('a ring has the same area whichever way it runs', () => {
  const ring = box(-122.4, 37.2, -122.3, 37.3);
  expect(areaM2(polygon(ring.toReversed()))).toBeCloseTo(areaM2(polygon(ring)), 6);
});

test('a hole is not counted, and the parts of a shape are counted together', () => {
  const [outer, inner] = [box(0, 0, 4, 4), box(1, 1, 2, 2)];
  const hole = areaM2(polygon(inner));
  expect(areaM2(polygon(outer, inner))).toBeCloseTo(areaM2(polygon(outer)) - hole, 3);
  const parts: Shape = { type: 'MultiPolygon', coordinates: [[outer, inner], [inner]] };
  expect(areaM2(parts)).toBeCloseTo(areaM2(polygon(outer)), 3);
});

test('an acre has 4,046.8564224 square meters', () => {
  const shape = polygon(box(-110, 45, -109.99, 45.01));
  expect(areaAcres(shape)).toBeCloseTo(areaM2(shape) / 4_046.8564224, 9);
});

test('nothing has no area', () => {
  expect(areaM2(polygon())).toBe(0);
  expect(areaM2({ type: 'MultiPolygon', coordinates: [] })).toBe(0);
});
