import fc from 'fast-check';
import { distanceM } from './distance';
import type { Position } from './Position';
import { simplify } from './simplify';

const step = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }));
const line = fc
  .array(step, { minLength: 2, maxLength: 60 })
  .map((steps) => steps.map(([x, y]): Position => [-101.6 + x * 1e-5, 41.9 + y * 1e-5]));

/** How near a line comes to a position, looked at every 1/40 of each of its ways. */
const nearest = (position: Position, way: readonly Position[]) =>
  Math.min(
    ...way.flatMap((from, index) => {
      const to = way[index + 1] ?? from;
      return Array.from({ length: 41 }, (_, part) => {
        const share = part / 40;
        return distanceM(position, [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
      });
    }),
  );

test('a simplified line keeps its ends, leaves nothing further away than asked, and has no place of its own', () => {
  fc.assert(
    fc.property(line, fc.constantFrom(0.5, 3, 10), (walked, tolerance) => {
      const fewer = simplify(walked, tolerance);
      expect(fewer[0]).toBe(walked[0]);
      expect(fewer.at(-1)).toBe(walked.at(-1));
      for (const position of fewer) expect(walked).toContain(position);
      for (const position of walked) expect(nearest(position, fewer)).toBeLessThan(tolerance + 2);
    }),
    { numRuns: 15 },
  );
});

test('a straight line needs its ends alone', () => {
  const straight = Array.from({ length: 100 }, (_, index): Position => [index * 1e-5, index * 2e-5]);
  expect(simplify(straight, 0.1)).toEqual([straight[0], straight[99]]);
});

test('a corner stays, and so does a walk that comes back', () => {
  const walk: Position[] = [
    [0, 0],
    [0.001, 0],
    [0.001, 0.001],
    [0, 0],
  ];
  expect(simplify(walk, 5)).toEqual(walk);
});

test('a line too short to simplify comes back as it is', () => {
  expect(simplify([], 5)).toEqual([]);
  expect(
    simplify(
      [
        [0, 0],
        [0, 0],
      ],
      5,
    ),
  ).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('an hour of walking, a place a second, is simplified', () => {
  const walk = Array.from({ length: 3_600 }, (_, at): Position => [Math.cos(at / 600) / 100, Math.sin(at / 600) / 100]);
  const fewer = simplify(walk, 2);
  expect(fewer.length).toBeLessThan(100);
});
