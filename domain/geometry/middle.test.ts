import fc from 'fast-check';
import { distanceM } from './distance';
import { placeIn } from './inside';
import { middleOf } from './middle';
import type { Position, Ring, Shape } from './Position';

const ring = (...corners: [number, number][]): Ring => [...corners, ...corners.slice(0, 1)];
const polygon = (...coordinates: Ring[]): Shape => ({ type: 'Polygon', coordinates });

/** A ring around a place whose corners lie so many degrees away, in all directions in turn. */
const star = fc
  .array(fc.double({ min: 0.0005, max: 0.02, noNaN: true }), { minLength: 3, maxLength: 30 })
  .map((radii) =>
    ring(
      ...radii.map((radius, index): [number, number] => {
        const angle = (2 * Math.PI * index) / radii.length;
        return [-101.6 + radius * Math.cos(angle), 41.9 + radius * Math.sin(angle)];
      }),
    ),
  );

test('the middle of a shape lies inside it', () => {
  fc.assert(
    fc.property(star, (outline) => {
      const middle = middleOf(polygon(outline));
      expect(middle === undefined ? 'nowhere' : placeIn(outline, middle)).toBe('inside');
    }),
  );
});

test('the middle of a shape like a U lies in one of its legs, and that of a frame in the frame', () => {
  const u = ring([0, 0], [10, 0], [10, 10], [8, 10], [8, 1], [2, 1], [2, 10], [0, 10]);
  expect(placeIn(u, middleOf(polygon(u)) ?? [5, 5])).toBe('inside');
  const [outer, hole] = [ring([0, 0], [10, 0], [10, 10], [0, 10]), ring([1, 1], [9, 1], [9, 7], [1, 7])];
  const middle = middleOf(polygon(outer, hole)) ?? [5, 5];
  expect(placeIn(hole, middle)).toBe('outside');
  expect(middle[1]).toBeGreaterThan(7);
});

test('the middle of a square is its middle, where degrees are of different lengths too', () => {
  const [longitude, latitude] = middleOf(polygon(ring([10, 60], [10.02, 60], [10.02, 60.01], [10, 60.01]))) ?? [0, 0];
  expect(distanceM([longitude, latitude], [10.01, 60.005])).toBeLessThan(30);
});

test('the middle of several parts lies in the largest', () => {
  const [small, large] = [ring([0, 0], [1, 0], [1, 1], [0, 1]), ring([5, 5], [9, 5], [9, 9], [5, 9])];
  const middle = middleOf({ type: 'MultiPolygon', coordinates: [[small], [large]] });
  expect(placeIn(large, middle ?? [0, 0])).toBe('inside');
});

test('what has no corners has no middle, and what has no area still has one', () => {
  expect(middleOf(polygon())).toBeUndefined();
  expect(middleOf(polygon([]))).toBeUndefined();
  expect(middleOf({ type: 'MultiPolygon', coordinates: [] })).toBeUndefined();
  const flat: Position[] = [
    [1, 1],
    [2, 1],
    [1, 1],
  ];
  expect(middleOf(polygon(flat))?.[1]).toBeCloseTo(1, 9);
});
