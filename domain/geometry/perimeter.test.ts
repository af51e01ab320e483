import { perimeterM } from './perimeter';
import type { Ring } from './Position';

const DEGREE_M = (6_371_008.8 * Math.PI) / 180;

const square: Ring = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [0, 0],
];

test('an eighth of the earth has three quarters of a great circle around it', () => {
  const eighth: Ring = [
    [0, 0],
    [90, 0],
    [90, 90],
    [0, 0],
  ];
  expect(perimeterM({ type: 'Polygon', coordinates: [eighth] })).toBeCloseTo(270 * DEGREE_M, 3);
});

test('a degree along a parallel is shorter the further it is from the equator', () => {
  const meters = perimeterM({ type: 'Polygon', coordinates: [square] });
  expect(meters / DEGREE_M).toBeGreaterThan(3.9998);
  expect(meters / DEGREE_M).toBeLessThan(4);
});

test('the fences around holes and around every part are counted', () => {
  const once = perimeterM({ type: 'Polygon', coordinates: [square] });
  expect(perimeterM({ type: 'Polygon', coordinates: [square, square] })).toBeCloseTo(2 * once, 6);
  expect(perimeterM({ type: 'MultiPolygon', coordinates: [[square], [square, square]] })).toBeCloseTo(3 * once, 6);
});
